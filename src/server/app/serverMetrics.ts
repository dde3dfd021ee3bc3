/** What a process tells about itself and about the shared work: its threads' load, connections, jobs and roll-ups. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pool } from 'pg'
import { countJobs, countUncountedDays, readOldestDueAt } from '../features/status/statusQueries.ts'
import type { Database } from '../platform/db/database.ts'
import { createMetrics, type Gauge, type Metrics } from '../platform/metrics/metrics.ts'
import { startMetricsServer } from '../platform/metrics/metricsServer.ts'
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
  const metrics = createMetrics()
  metrics.addGauges([...processGauges(), ...connectionGauges(db), ...jobGauges(db, now)])
  const server = await startMetricsServer(metrics, { port, host })
  return { metrics, ...server }
}

function processGauges(): Gauge[] {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const cpu = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
  const gauge = (name: string, help: string, read: () => number): Gauge => ({
    name,
    help,
    read: () => [{ value: read() }],
  })
  return [
    gauge('process_cpu_seconds', 'CPU time of the process so far.', cpu),
    gauge('process_resident_memory_bytes', 'Memory of the process.', () =>
      process.memoryUsage.rss(),
    ),
    gauge('process_uptime_seconds', 'Time since the process started.', () => process.uptime()),
    {
      name: 'liftwise_event_loop_delay_seconds',
      help: 'How late the event loop was since the last look: 99 of 100 times at most, and the longest.',
      read: () => {
        const samples = [
          { labels: { share: '0.99' }, value: delay.percentile(99) / 1e9 },
          { labels: { share: '1' }, value: delay.max / 1e9 },
        ]
        delay.reset()
        return samples
      },
    },
  ]
}

const connectionGauges = ({ pool }: { pool?: Pool }): Gauge[] =>
  pool
    ? [
        {
          name: 'liftwise_database_connections',
          help: 'Connections of the pool, without those that quick reads share.',
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

/** The same in every process: what the database knows. */
const jobGauges = (db: Database, now: () => Date): Gauge[] => [
  {
    name: 'liftwise_jobs',
    help: 'Jobs by kind and state; kinds that begin with mail are mails. Failed: those whose rows are kept.',
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
