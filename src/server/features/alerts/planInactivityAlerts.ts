/** Every day at 06:00 of a client's clock, where it wants to hear of inactive people. */
import { latestDueDay } from '#domain/daysDue.ts'
import { memoizeByTimeZone } from '#domain/perTimeZone.ts'
import type { NewJob } from '../../platform/queue/job.ts'
import type { ScheduledJobs } from '../../app/schedules.ts'
import { readClientsWithInactivityAlert } from './inactivityQueries.ts'

export const scheduleInactivityAlerts: ScheduledJobs = async (db, window) => {
  const dueIn = memoizeByTimeZone((timeZone) => latestDueDay(window, ALERT_HOUR, timeZone))
  const clients = await readClientsWithInactivityAlert(db)
  return clients.flatMap(({ id, time_zone }): NewJob[] => {
    const due = dueIn(time_zone)
    if (!due) return []
    const { day: occurrence, dueAt } = due
    return [{ clientId: id, kind: 'alertOfInactivity', subjectId: id, occurrence, dueAt }]
  })
}

const ALERT_HOUR = 6
