/** Schedules that run once on each due day of each client, at an hour of its time zone. */
import { MAX_TIME_ZONES } from '#domain/dates.ts'
import type { ScheduledKind } from '#domain/jobs/jobKinds.ts'
import { latestDueDay } from '#domain/localTime.ts'
import { memoize } from '#domain/memoize.ts'
import type { Database } from '../db/database.ts'
import type { NewJob } from './queue.ts'
import type { ScheduledJobs } from './scheduler.ts'

interface DailySchedule {
  kind: ScheduledKind
  hour: number
  /** Default: every day. */
  isDueOn?: (day: string) => boolean
  readClients: (db: Database) => Promise<{ id: string; time_zone: string }[]>
}

/** The job is about the client, and its occurrence is the day. */
export const dailySchedule =
  ({ kind, hour, isDueOn, readClients }: DailySchedule): ScheduledJobs =>
  async (db, window) => {
    const dueIn = memoize(
      (timeZone: string) => latestDueDay(window, hour, timeZone, isDueOn),
      MAX_TIME_ZONES,
    )
    const clients = await readClients(db)
    return clients.flatMap(({ id, time_zone }): NewJob[] => {
      const due = dueIn(time_zone)
      if (!due) return []
      return [{ clientId: id, kind, subjectId: id, occurrence: due.day, dueAt: due.dueAt }]
    })
  }
