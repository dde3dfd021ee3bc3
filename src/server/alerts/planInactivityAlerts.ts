/** Every day at 06:00 of a client's clock, where it wants to hear of inactive people. */
import { newestDayDue } from '#domain/schedule/daysDue.ts'
import { perTimeZone } from '#domain/schedule/perTimeZone.ts'
import type { NewJob } from '../jobs/job.ts'
import type { Plan } from '../jobs/planned.ts'
import { readClientsWithInactivityAlert } from './inactivityQueries.ts'

export const planInactivityAlerts: Plan = async (db, stretch) => {
  const dueIn = perTimeZone((timeZone) => newestDayDue(stretch, HOUR, timeZone))
  const clients = await readClientsWithInactivityAlert(db)
  return clients.flatMap(({ id, time_zone }): NewJob[] => {
    const due = dueIn(time_zone)
    if (!due) return []
    const { day: occurrence, dueAt } = due
    return [{ clientId: id, kind: 'alertOfInactivity', subjectId: id, occurrence, dueAt }]
  })
}

const HOUR = 6
