/**
 * A job queue for one test: a database, a clock that stands still until it is moved, and handlers that record their
 * jobs.
 */
import { v7 as uuid } from 'uuid'
import { vi } from 'vitest'
import type { JobKind } from '#domain/jobs/jobKinds.ts'
import type { Database, Transaction } from '#server/platform/db/database.ts'
import type { Row } from '#server/platform/db/tables.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import {
  enqueue,
  type JobHandler,
  type QueuedJob,
  type JobServices,
  type NewJob,
} from '#server/platform/queue/queue.ts'
import type { ScheduledJobs } from '#server/platform/queue/scheduler.ts'
import type { WorkerSetup } from '#server/platform/queue/runJob.ts'
import { drainQueue, type DrainOptions } from '#test/support/drainQueue.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { sql } from '#server/platform/db/sql.ts'

export interface QueueScenario {
  db: Database
  clientId: string
  parts: JobServices
  now: () => Date
  advanceClock: (seconds: number) => void
  /** Enqueues a job, due now by default, and returns it. */
  enqueue: (job?: Partial<NewJob>) => Promise<NewJob>
  work: (handlers: WorkerSetup['handlers'], more?: Partial<DrainOptions>) => Promise<void>
  rowOf: (job: NewJob) => Promise<Row<'jobs'>>
  locationsNamed: (name: string) => Promise<number>
  /** Expires the current lease of every job. */
  loseLeases: () => Promise<void>
}

export const SCHEDULED_KIND = 'remindOfCampaign' as const satisfies JobKind

export async function openQueueScenario(): Promise<QueueScenario> {
  const db = await testDatabase()
  const { id: clientId } = await buildClient(db)
  let time = Date.parse('2026-03-02T08:00:00.000Z')
  const now = () => new Date(time)
  const parts = { db, now } as unknown as JobServices
  const order: QueueScenario['enqueue'] = async (given = {}) => {
    const job = { clientId, kind: SCHEDULED_KIND, subjectId: uuid(), dueAt: now(), ...given }
    await db.write({ clientId: job.clientId }, (transaction) => enqueue(transaction, [job]))
    return job
  }
  return {
    db,
    clientId,
    parts,
    now,
    advanceClock: (seconds) => {
      time += seconds * 1_000
    },
    enqueue: order,
    work: (handlers, more = {}) => drainQueue({ parts, handlers, schedules: [], ...more }),
    rowOf: async ({ kind, subjectId, cause = '' }) => {
      const rows = await db.read('every client', (tables) =>
        tables
          .from('jobs')
          .selectAll()
          .where('kind', '=', kind)
          .where('subject_id', '=', subjectId)
          .where('occurrence', '=', cause),
      )
      return rows[0] as Row<'jobs'>
    },
    locationsNamed: async (name) => {
      const rows = await db.read({ clientId }, (tables) =>
        tables.from('locations').select('id').where('name', '=', name),
      )
      return rows.length
    },
    loseLeases: async () => {
      await writeRows(db, 'every client', (tables) =>
        tables
          .update('jobs')
          .set({ lease_until: sql`clock_timestamp() - interval '1 second'` })
          .where('state', '=', 'running'),
      )
    },
  }
}

/** Returns a handler that records its job and finishes it. */
export function recordingHandler(done: QueuedJob[]): JobHandler {
  return async (job) => {
    done.push(job)
    return { state: 'done' }
  }
}

/** Effect of a job: adds a location of this name. */
export async function addLocation(
  transaction: Transaction,
  client_id: string,
  name: string,
): Promise<void> {
  await transaction.run((tables) =>
    tables.insert('locations').values({ client_id, id: uuid(), name }),
  )
}

/** From now on the process believes that so much more time has passed, until mocks are restored. */
export function passTime(milliseconds: number): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds)
}

/** Returns a schedule of work due every day at 06:00 UTC, of which only the newest is done. */
export const dailySchedule =
  (clientId: string): ScheduledJobs =>
  async (_db, { after, until }) => {
    const dueAt = new Date(until)
    dueAt.setUTCHours(6, 0, 0, 0)
    if (dueAt > until) dueAt.setUTCDate(dueAt.getUTCDate() - 1)
    if (dueAt <= after) return []
    const cause = dueAt.toISOString().slice(0, 10)
    return [{ clientId, kind: 'summariseWeek', subjectId: clientId, cause, dueAt }]
  }
