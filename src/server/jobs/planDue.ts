/** Orders what time has brought about since the last look: each thing once, whoever looks and however often. */
import type { Stretch } from '#domain/schedule/daysDue.ts'
import type { Database } from '../db/database.ts'
import { enqueue } from './enqueue.ts'
import type { NewJob } from './job.ts'
import type { Plan } from './planned.ts'
import { sql } from '../db/sql.ts'

/** The plans read before the transaction; whoever moved the line meanwhile has planned the same. */
export async function planDue(db: Database, plans: readonly Plan[], until: Date): Promise<void> {
  const after = await readPlannedUntil(db)
  if (after === null) return startPlanning(db, until)
  if (until <= after) return
  const jobs: NewJob[] = []
  for (const plan of plans) jobs.push(...(await plan(db, { after, until })))
  await moveLine(db, { after, until }, jobs)
}

async function readPlannedUntil(db: Database): Promise<Date | null> {
  const [line] = await db.read<{ planned_until: Date }>('every client', (tables) =>
    tables.sql(() => sql`select p.planned_until from planner p`),
  )
  return line?.planned_until ?? null
}

/** What was before the first look is nobody's any more. */
async function startPlanning(db: Database, now: Date): Promise<void> {
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables
        .insert('planner')
        .values({ planned_until: now })
        .onConflict((known) => known.doNothing()),
    ),
  )
}

async function moveLine(
  db: Database,
  { after, until }: Stretch,
  jobs: readonly NewJob[],
): Promise<void> {
  await db.write('every client', async (transaction) => {
    // A second planner waits here for the first, and then finds the line elsewhere.
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
