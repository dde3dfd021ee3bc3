/**
 * Catches up with what a client's move to another time zone passed over: work whose hour is over in the new zone, and was
 * still to come in the old one. Work that was done before the move is not done again: its cause is known.
 */
import { localDayOf, wallClock } from '#domain/dates.ts'
import { instantOfLocalHour } from '#domain/localTime.ts'
import { enqueue, defineJob } from '../platform/queue/queue.ts'
import { zoneMoveSchema } from '../features/clients/saveClient.ts'
import { SCHEDULES } from './schedules.ts'

export const catchUpWithZone = defineJob({
  kind: 'catchUpWithZone',
  payload: zoneMoveSchema,
  handler: async ({ clientId, payload: { from, to, at } }, { db }) => {
    const until = new Date(at)
    const window = { after: new Date(until.getTime() - LONGEST_MOVE_MS), until }
    const jobs = (await Promise.all(SCHEDULES.map((dueJobs) => dueJobs(db, window)))).flat()
    const passedOver = jobs.filter(({ clientId: id, dueAt }) => {
      if (id !== clientId) return false
      const { hour } = wallClock(dueAt, to)
      return instantOfLocalHour(localDayOf(dueAt, to), hour, from) > until
    })
    return { state: 'done', onFinish: (transaction) => enqueue(transaction, passedOver) }
  },
})

/** From UTC-12 to UTC+14. */
const LONGEST_MOVE_MS = 26 * 3_600_000
