/** Enqueues the jobs that have fallen due since the last run, each once, whichever process runs it. */
import type { TimeWindow } from '#domain/localTime.ts'
import type { Database } from '../db/database.ts'
import { enqueue, type NewJob } from './queue.ts'
import { sql } from '../db/sql.ts'

/**
 * Returns the jobs that fell due in a time window. After a long stop the window is long: of recurring work, only the
 * newest job is still useful.
 */
export type ScheduledJobs = (db: Database, window: TimeWindow) => Promise<NewJob[]>

/** Reads schedules before the transaction; a process that moved the watermark meanwhile has enqueued the same jobs. */
export async function runScheduler(
  db: Database,
  schedules: readonly ScheduledJobs[],
  until: Date,
): Promise<void> {
  const after = await readWatermark(db)
  if (after === null) return initWatermark(db, until)
  if (after.getTime() - until.getTime() > MAX_AHEAD_MS)
    return moveWatermark(db, { after, until }, [])
  if (until <= after) return
  const jobs: NewJob[] = []
  for (const dueJobs of schedules) jobs.push(...(await dueJobs(db, { after, until })))
  await moveWatermark(db, { after, until }, jobs)
}

/**
 * A watermark further ahead was set by a clock that ran wrong. It moves back, since nothing would be scheduled until
 * then; jobs that were enqueued already are not enqueued again.
 */
const MAX_AHEAD_MS = 60 * 60_000

async function readWatermark(db: Database): Promise<Date | null> {
  const [line] = await db.sql<{ planned_until: Date }>(
    'every client',
    () => sql`select planner.planned_until from planner`,
  )
  return line?.planned_until ?? null
}

/** Sets the watermark to now: nothing is due before the first run. */
async function initWatermark(db: Database, now: Date): Promise<void> {
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables
        .insert('planner')
        .values({ planned_until: now })
        .onConflict((known) => known.doNothing()),
    ),
  )
}

async function moveWatermark(
  db: Database,
  { after, until }: TimeWindow,
  jobs: readonly NewJob[],
): Promise<void> {
  await db.write('every client', async (transaction) => {
    // A second scheduler waits here for the first, and then finds the watermark moved.
    const moved = await transaction.run((tables) =>
      tables
        .update('planner')
        .set({ planned_until: until })
        .where('planned_until', '=', after)
        .returning('planned_until'),
    )
    if (moved.length > 0) await enqueue(transaction, jobs)
  })
}
