/**
 * One streaming replica: answers reads once it has replayed the primary's log up to a position, and is left alone while it
 * cannot.
 */
import { setTimeout as wait } from 'node:timers/promises'
import pg, { type ClientBase, type PoolClient, type PoolConfig } from 'pg'
import { isLostConnection } from '../connectionRetry.ts'
import { beginSession } from '../databaseRoles.ts'

export interface Replica {
  /** Host, port and database. */
  name: string
  isUsed: () => boolean
  /** Reason why it is not used; null: it is. */
  problem: () => string | null
  /** Reads that it answered, and those that it gave back. */
  counts: { answered: number; returned: number }
  /** Returns null when it cannot answer now: the primary must. */
  read<T>(position: number, work: (client: PoolClient) => Promise<T>): Promise<{ result: T } | null>
  /** Returns a connection that sees everything up to `position`; rejects when there is none within `waitMs`. */
  connect: (position: number, waitMs: number) => Promise<PoolClient>
  /** Up to where it has replayed, and when the primary made the last change that it has. Rejects when it is away. */
  progress: () => Promise<ReplicaProgress>
  /** Keeps streams off it for a while, after it broke one. */
  avoidStreams: () => void
  mayStream: () => boolean
  close: () => Promise<void>
}

export interface ReplicaProgress {
  position: number
  lastChangeAt: Date | null
}

/** Progress as a replica sees it. A restarted server may be behind where it was, so each start has one of its own. */
interface ServerProgress {
  position: number
}

/** Longer than replication usually takes: a few milliseconds on one network. */
const MAX_WAIT_MS = 20
const LOOK_AGAIN_MS = 1
/** After which the primary is tried, so that a person waits for less than 5 seconds. */
const CONNECT_TIMEOUT_MS = 1_000
const STATEMENT_TIMEOUT_MS = 2_000
/** For a server that says nothing at all. */
export const REPLICA_TIMEOUT_MS = 2_500
const CLOSE_TIMEOUT_MS = 1_000
const RECHECK_MS = 250
const LOG_INTERVAL_MS = 60_000
const NO_STREAMS_MS = 10 * 60_000

export function openReplica({
  config,
  systemId,
  wanted,
}: {
  config: PoolConfig & { connectionString: string }
  /** Identifies the primary and all of its replicas. */
  systemId: string
  /** The newest position that somebody has needed. */
  wanted: () => number
}): Replica {
  const servers = new Map<string, ServerProgress>()
  const serverOf = new WeakMap<ClientBase, ServerProgress>()
  const counts = { answered: 0, returned: 0 }
  let problem: string | null = 'It has not been looked at yet.'
  let streamsFrom = 0
  let logsFrom = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    onConnect: async (client) => {
      const { rows } = await client.query<ServerIdentity>(IDENTITY)
      const [identity] = rows
      if (identity?.systemId !== systemId) throw new Error('It is no replica of this database.')
      const known = servers.get(identity.startedAt) ?? { position: 0 }
      servers.clear()
      servers.set(identity.startedAt, known)
      serverOf.set(client, known)
      await beginSession(client, {
        timeoutMs: STATEMENT_TIMEOUT_MS,
      })
    },
  })
  pool.on('error', (error) => leave(error))
  pool.on('connect', (client) => client.on('error', () => undefined))

  const catchUp = async (client: PoolClient, position: number, waitMs: number): Promise<void> => {
    const server = serverOf.get(client)
    if (!server) throw new Error('This connection is no replica’s.')
    for (const deadline = performance.now() + waitMs; ;) {
      if (server.position >= position) return
      const replayed = await readProgress(client)
      server.position = Math.max(server.position, replayed.position)
      if (server.position >= position) return
      if (performance.now() > deadline) throw new Error('It lags behind.')
      await wait(LOOK_AGAIN_MS)
    }
  }

  const connect = async (position: number, waitMs: number): Promise<PoolClient> => {
    const client = await pool.connect()
    try {
      await catchUp(client, position, waitMs)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const leave = (error: unknown): void => {
    if (problem !== null || isClosed) return
    problem = messageOf(error)
    log(`is not used: ${problem}`)
    recheckSoon()
  }

  /** One that lags now and then would fill the log. */
  const log = (text: string): void => {
    if (performance.now() < logsFrom) return
    logsFrom = performance.now() + LOG_INTERVAL_MS
    process.emitWarning(`The replica ${name} ${text}`)
  }

  const recheckSoon = () => {
    timer = setTimeout(() => void recheck(), RECHECK_MS).unref()
  }

  const recheck = async (): Promise<void> => {
    try {
      const client = await connect(wanted(), MAX_WAIT_MS)
      client.release()
      if (isClosed) return
      problem = null
    } catch (error) {
      if (isClosed) return
      problem = messageOf(error)
      log(`is not used: ${problem}`)
      recheckSoon()
    }
  }

  const name = replicaName(config.connectionString)
  void recheck()

  return {
    name,
    counts,
    isUsed: () => problem === null,
    problem: () => problem,
    read: async (position, work) => {
      let client: PoolClient | undefined
      try {
        client = await connect(position, MAX_WAIT_MS)
        const result = await work(client)
        client.release()
        counts.answered += 1
        return { result }
      } catch (error) {
        client?.release(true)
        counts.returned += 1
        // A statement of its own failing says nothing about the others: a conflict with what is replayed, a timeout.
        if (!client || isSilent(error) || isLostConnection(error)) leave(error)
        return null
      }
    },
    connect,
    progress: async () => {
      const client = await pool.connect()
      try {
        const progress = await readProgress(client)
        client.release()
        return progress
      } catch (error) {
        client.release(true)
        throw error
      }
    },
    avoidStreams: () => {
      streamsFrom = performance.now() + NO_STREAMS_MS
    },
    mayStream: () => problem === null && performance.now() >= streamsFrom,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      // A server that hangs does not close its connections.
      await Promise.race([pool.end(), wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

/** Without the account and its password. */
export function replicaName(connectionString: string): string {
  const { host, pathname } = new URL(connectionString)
  return `${host}${pathname}`
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

/** Errors of PostgreSQL have a code; without one, the driver gave up. */
const isSilent = (error: unknown): boolean => !(error instanceof Error && 'code' in error)

interface ServerIdentity {
  systemId: string
  startedAt: string
}

const IDENTITY = `select system_identifier::text as "systemId",
  pg_postmaster_start_time()::text as "startedAt" from pg_control_system()`

/** Null after a promotion: what it has then is no copy any more. */
const PROGRESS = {
  name: 'replica_progress',
  text: `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as position,
    pg_last_xact_replay_timestamp() as "lastChangeAt"`,
  query_timeout: REPLICA_TIMEOUT_MS,
}

async function readProgress(client: PoolClient): Promise<ReplicaProgress> {
  const { rows } = await client.query<ReplicaProgress | { position: null }>(PROGRESS)
  const [progress] = rows
  if (!progress || progress.position === null)
    throw new Error('It is no replica, or no longer one.')
  return progress
}
