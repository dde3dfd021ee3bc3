/** A streaming replica crashes, hangs and lags while people read and write: the primary answers, and nothing is missed. */
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/startProduct.ts'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { codeFaults, newCallLog, refusalsOf, repeatCalls } from '../support/callLog.ts'
import { NORTHWIND, signIn } from '../support/caller.ts'
import { checkLedger } from '../support/checkLedger.ts'
import { faultsOf, seconds, spread } from '../support/figures.ts'
import { type PostgresServer, startPostgres } from '../support/postgresServer.ts'
import { newLedger, signInWriters } from '../support/writers.ts'

export const replica: SoakRow = {
  name: 'replica',
  promise:
    'Every call is answered within 5 s, every answer has what was acknowledged before it, and the replica is used again',
  engines: ['postgres'],
  unit: 'faults',
  quick: 5,
  full: 30,
  run,
}

const ANSWER_MS = 5_000
const WRITERS = 3
const READERS = 6
const BETWEEN_MS = 2_000
/** How long a fault lasts at most. */
const FAULT_MS = 5_000

async function run({ count, install, onEnd, progress }: Soak): Promise<Finding> {
  const primary = await startPostgres()
  onEnd(primary.end)
  const address = await primary.createDatabase()
  const standby = await primary.createReplica()
  const metricsPort = await freePort()
  const installation = await install({
    postgres: { ...primary, createDatabase: async () => address },
    settings: {
      DATABASE_REPLICA_URL: address.replace(`:${primary.port}/`, `:${standby.port}/`),
      METRICS_PORT: String(metricsPort),
    },
  })
  const product = await installation.start()
  const ledger = newLedger()
  const writers = await signInWriters(installation.port, WRITERS, ledger)
  const reader = await signIn(installation.port, NORTHWIND[0]!)
  const calls = newCallLog()
  const missed: string[] = []
  let isOver = false
  const over = () => isOver
  /** Somebody else reads what was just acknowledged. */
  const look = async () => {
    const ids = [...ledger.observations.values()].slice(-WRITERS)
    await reader.call(LIST)
    for (const { id } of ids) {
      const { found } = await reader.call<{ found: { id: string } | null }>(GET, { id })
      if (found?.id !== id) missed.push(id)
    }
  }
  const working = [
    ...writers.map((writer) => repeatCalls(calls, writer.write, over)),
    ...Array.from({ length: READERS }, () => repeatCalls(calls, look, over)),
  ]
  const backAfter: number[] = []
  await usedAgain(metricsPort)
  for (let fault = 0; fault < count; fault += 1) {
    await wait(BETWEEN_MS)
    const { name, begin, end } = FAULTS[fault % FAULTS.length]!
    const undo = await begin(standby)
    await wait(Math.random() * FAULT_MS)
    await end(standby, undo)
    const began = performance.now()
    await usedAgain(metricsPort)
    backAfter.push(performance.now() - began)
    progress(`${name}, used again after ${seconds(backAfter.at(-1)!)}`)
  }
  const answered = await readMetric(metricsPort, 'outcome="answered"')
  await standby.promote()
  await wait(BETWEEN_MS)
  isOver = true
  await Promise.all(working)
  await product.stop()
  return {
    figure: `${calls.took.length} calls: ${spread(calls.took, seconds)}; ${refusalsOf(calls)}; ${answered} reads of the replica; used again: ${spread(backAfter, seconds)}`,
    faults: [
      ...(await checkLedger(installation, ledger)),
      ...codeFaults(calls),
      ...faultsOf(
        [missed.length === 0, `${missed.length} answers lacked what was there: ${missed[0]}`],
        [calls.refused.size === 0, 'Calls were refused.'],
        [calls.slowest.took <= ANSWER_MS, `A call took too long: ${calls.slowest.end}`],
        [calls.lost.length === 0, `${calls.lost.length} calls had no answer: ${calls.lost[0]}`],
        [answered > 0, 'The replica answered nothing.'],
      ),
    ],
  }
}

const LIST = `{ allObservations(filter: { take: 10 }) { id notes task { name } } }`
const GET = 'query ($id: ID!) { found: getObservationById(id: $id) { id } }'

interface Fault {
  name: string
  begin: (standby: PostgresServer) => Promise<number[]>
  end: (standby: PostgresServer, stopped: number[]) => Promise<unknown>
}

const FAULTS: readonly Fault[] = [
  {
    name: 'a crash',
    begin: async (standby) => {
      await standby.stop('immediate')
      return []
    },
    end: (standby) => standby.start(),
  },
  {
    name: 'replay stands still',
    begin: async (standby) => {
      await standby.query('select pg_wal_replay_pause()')
      return []
    },
    end: (standby) => standby.query('select pg_wal_replay_resume()'),
  },
  {
    name: 'it hangs',
    begin: async (standby) => {
      const processes = await standby.query<{ pid: number }>(
        `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid
         union all select pid from pg_stat_activity where pid <> pg_backend_pid()`,
      )
      const pids = processes.map(({ pid }) => pid)
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return pids
    },
    end: async (_standby, stopped) => {
      for (const pid of stopped) process.kill(pid, 'SIGCONT')
    },
  },
  {
    name: 'a restart',
    begin: async (standby) => {
      await standby.stop('fast')
      return []
    },
    end: (standby) => standby.start(),
  },
  {
    name: 'its connections are ended',
    begin: async (standby) => {
      await standby.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name like 'liftwise %' and pid <> pg_backend_pid()`,
      )
      return []
    },
    end: async () => undefined,
  },
]

async function usedAgain(metricsPort: number): Promise<void> {
  while ((await readMetric(metricsPort, 'liftwise_replica_used{')) !== 1) await wait(50)
}

async function readMetric(port: number, part: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(
    text
      .split('\n')
      .find((line) => line.includes(part))
      ?.split(' ')
      .at(-1),
  )
}
