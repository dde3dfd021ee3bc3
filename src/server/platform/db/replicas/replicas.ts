/**
 * Reads from streaming replicas. A request may read from one that has replayed everything that the primary had written
 * after the request's session was checked, so its answer is never older than the request.
 */
import type { PoolClient, PoolConfig } from 'pg'
import { sql } from '../sql.ts'
import { openReplica, type Replica } from './replica.ts'

export interface Replicas {
  areUsed(): boolean
  /** undefined: no replica is used at present. */
  route(position: number): ReadRoute | undefined
  /** Returns a connection for a stream; null: the primary must answer. */
  connectForStream(): Promise<{ client: PoolClient; replica: Replica } | null>
  /** For example '1 of 2 used'. */
  summary(): string
  states(): Promise<ReplicaState[]>
  close(): Promise<void>
}

/** Returns how the replicas of a database are; null: it has none. */
export const replicasOf = (db: object): Pick<Replicas, 'summary' | 'states'> | null =>
  'replicas' in db ? (db as { replicas: Replicas }).replicas : null

/** Database that one request reads. It stays with one replica, and after the primary with the primary: time never runs back. */
export interface ReadRoute {
  /** Returns null when the primary must answer. */
  run<T>(work: (client: PoolClient) => Promise<T>): Promise<{ result: T } | null>
}

export interface ReplicaState {
  name: string
  /** null: it is used. */
  problem: string | null
  /** Seconds since the first change that it lacks was surely made; null: unknown. */
  lagSeconds: number | null
  /** Reads since this process started. */
  answered: number
  returned: number
}

/** The end of what the primary has on disk, as a number of bytes; null while it is a replica itself. */
export const PRIMARY_POSITION = sql<number | null>`case when not pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') end`

const STREAM_WAIT_MS = 5_000

export function openReplicas(
  urls: readonly string[],
  {
    config,
    systemId,
    readPosition,
  }: { config: PoolConfig; systemId: string; readPosition: () => Promise<number | null> },
): Replicas {
  let newest = 0
  let turn = 0
  const replicas = urls.map((connectionString) =>
    openReplica({ config: { ...config, connectionString }, systemId, wanted: () => newest }),
  )
  const choose = (usable: readonly Replica[]): Replica | undefined =>
    usable[(turn = (turn + 1) % Math.max(1, usable.length))]

  return {
    areUsed: () => replicas.some(({ isUsed }) => isUsed()),
    route: (position) => {
      newest = Math.max(newest, position)
      let replica = choose(replicas.filter(({ isUsed }) => isUsed()))
      if (!replica) return undefined
      return {
        run: async (work) => {
          const answer = replica ? await replica.read(position, work) : null
          if (!answer) replica = undefined
          return answer
        },
      }
    },
    connectForStream: async () => {
      const replica = choose(replicas.filter(({ mayStream }) => mayStream()))
      if (!replica) return null
      const position = await readPosition()
      if (position === null) return null
      try {
        return { client: await replica.connect(position, STREAM_WAIT_MS), replica }
      } catch {
        return null
      }
    },
    summary: () => `${replicas.filter(({ isUsed }) => isUsed()).length} of ${replicas.length} used`,
    states: async () => {
      const primary = await readPosition()
      return Promise.all(
        replicas.map(async ({ name, problem, counts, progress }) => ({
          name,
          problem: problem(),
          lagSeconds: await progress().then(
            ({ position, lastChangeAt }) => {
              if (primary === null || !lastChangeAt) return null
              return position >= primary ? 0 : (Date.now() - lastChangeAt.getTime()) / 1_000
            },
            () => null,
          ),
          ...counts,
        })),
      )
    },
    close: async () => {
      await Promise.all(replicas.map(({ close }) => close()))
    },
  }
}
