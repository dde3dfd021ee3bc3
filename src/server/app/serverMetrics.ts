/** Metrics of a process and of the shared work: CPU, memory, event loop, connections, jobs and roll-ups. */
import type { Pool } from 'pg'
import { countJobs, countUncountedDays, readOldestDueAt } from '../features/status/statusQueries.ts'
import type { Database } from '../platform/db/database.ts'
import type { GaugeSource, Metrics, Sample } from '../platform/metrics/metrics.ts'
import { type ReplicaState, replicasOf } from '../platform/db/replicas/replicas.ts'
import { startMetricsServer } from '../platform/metrics/metricsServer.ts'
import { programVersion } from '../platform/settings/version.ts'
import type { Settings } from '../platform/settings/settings.ts'

interface MetricsParts {
  settings: Pick<Settings, 'metricsPort' | 'host'>
  db: Database & { pool?: Pool }
  now?: () => Date
}

interface OpenMetrics {
  metrics: Metrics
  /** Chosen by the system where the setting is 0. */
  port: number
  close: () => Promise<void>
}

/** null: the setting METRICS_PORT is absent, and nothing is counted or loaded. */
export async function openMetrics({
  settings: { metricsPort: port, host },
  db,
  now = () => new Date(),
}: MetricsParts): Promise<OpenMetrics | null> {
  if (port === null) return null
  const { createMetrics } = await import('../platform/metrics/metrics.ts')
  const metrics = createMetrics({ describeProcess: true })
  metrics.addGauges([
    BUILD_INFO,
    ...connectionGauges(db),
    ...replicaGauges(db),
    ...jobGauges(db, now),
  ])
  const server = await startMetricsServer(metrics, { port, host })
  return { metrics, ...server }
}

const BUILD_INFO: GaugeSource = {
  name: 'liftwise_build_info',
  help: 'Always 1; the labels say what runs.',
  labels: ['version', 'commit', 'node'],
  read: () => {
    const { version, commit } = programVersion()
    return [{ labels: { version, commit: commit ?? '', node: process.versions.node }, value: 1 }]
  },
}

const connectionGauges = ({ pool }: { pool?: Pool }): GaugeSource[] =>
  pool
    ? [
        {
          name: 'liftwise_database_connections',
          help: 'Connections of the pool, without those that quick reads share.',
          labels: ['state'],
          read: () => [
            { labels: { state: 'idle' }, value: pool.idleCount },
            { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
          ],
        },
        {
          name: 'liftwise_database_waiting',
          help: 'Statements that wait for a connection.',
          read: () => [{ value: pool.waitingCount }],
        },
      ]
    : []

const replicaGauges = (db: Database): GaugeSource[] => {
  const replicas = replicasOf(db)
  if (!replicas) return []
  const readOf = (samplesOf: (state: ReplicaState) => Sample[]) => async () =>
    (await replicas.states()).flatMap(samplesOf)
  return [
    {
      name: 'liftwise_replica_used',
      help: '1: reads go to it. 0: it lags or is away.',
      labels: ['replica'],
      read: readOf(({ name, problem }) => [
        { labels: { replica: name }, value: problem === null ? 1 : 0 },
      ]),
    },
    {
      name: 'liftwise_replica_lag_seconds',
      help: 'Age of the last change that it has, while it lacks a later one.',
      labels: ['replica'],
      read: readOf(({ name, lagSeconds }) =>
        lagSeconds === null ? [] : [{ labels: { replica: name }, value: lagSeconds }],
      ),
    },
    {
      name: 'liftwise_replica_reads',
      help: 'Reads that it answered, and that it gave back to the primary.',
      labels: ['replica', 'outcome'],
      read: readOf(({ name, answered, returned }) => [
        { labels: { replica: name, outcome: 'answered' }, value: answered },
        { labels: { replica: name, outcome: 'returned' }, value: returned },
      ]),
    },
  ]
}

/** The same in every process: what the database knows. */
const jobGauges = (db: Database, now: () => Date): GaugeSource[] => [
  {
    name: 'liftwise_jobs',
    help: 'Jobs by kind and state; kinds that begin with mail are mails. Failed: those whose rows are kept.',
    labels: ['kind', 'state'],
    read: async () =>
      (await countJobs(db)).map(({ kind, state, count }) => ({
        labels: { kind, state },
        value: count,
      })),
  },
  {
    name: 'liftwise_oldest_due_job_seconds',
    help: 'How long the job that is due longest has waited.',
    read: async () => {
      const dueAt = await readOldestDueAt(db, now())
      return [{ value: dueAt ? (now().getTime() - dueAt.getTime()) / 1_000 : 0 }]
    },
  },
  {
    name: 'liftwise_uncounted_days',
    help: 'Days of a client whose roll-ups are out of date: readers count them from the observations, which takes longer.',
    read: async () => [{ value: await countUncountedDays(db) }],
  },
]
