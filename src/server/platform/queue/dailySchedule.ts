/** Schedules that run once on each due day of each client, at an hour of its time zone. */
import { MAX_TIME_ZONES } from '#domain/dates.ts'
import type { ScheduledKind } from '#domain/jobs/jobKinds.ts'
import { latestDueDay } from '#domain/localTime.ts'
import { memoize } from '#domain/memoize.ts'
import { sql, type Sql } from '../db/sql.ts'
import type { NewJob } from './queue.ts'
import type { ScheduledJobs } from './scheduler.ts'

interface DailySchedule {
  kind: ScheduledKind
  hour: number
  /** Default: every day. */
  isDueOn?: (day: string) => boolean
  /** Condition of the clients `client` that have it. */
  clients: Sql<boolean>
}

/** The job is about the client, and its cause is the day. */
export const dailySchedule =
  ({ kind, hour, isDueOn, clients }: DailySchedule): ScheduledJobs =>
  async (db, window) => {
    const dueIn = memoize(
      (timeZone: string) => latestDueDay(window, hour, timeZone, isDueOn),
      MAX_TIME_ZONES,
    )
    const found = await db.sql<{ id: string; time_zone: string }>(
      'every client',
      (tenantFilter) => sql`select client.id, client.time_zone from clients client
        where ${tenantFilter('client')} and ${clients} order by client.id`,
    )
    return found.flatMap(({ id, time_zone }): NewJob[] => {
      const due = dueIn(time_zone)
      if (!due) return []
      return [{ clientId: id, kind, subjectId: id, cause: due.day, dueAt: due.dueAt }]
    })
  }
