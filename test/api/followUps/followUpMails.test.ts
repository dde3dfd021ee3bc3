/** Mails about follow-ups, and what is overdue, with a movable clock: each once. */
import { expect, it } from 'vitest'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { openScheduleScenario, reopenJobs } from '../../support/scenarios/scheduleScenario.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

const scenario = await openScheduleScenario()

it('[51.11] super users are told once of what is overdue, at 08:00 of the client, whatever is repeated', async () => {
  const { db } = scenario
  await scenario.startAt('2026-03-01T00:00:00Z')
  const place = await buildTwoSites({ time_zone: 'Europe/Amsterdam' }, db)
  const { client, of } = place
  const lead = await buildUser(db, { ...of, type: 'CLIENT_SUPER_USER' })
  const worker = await buildUser(db, of)
  const { observation } = await aiObservation(place, { observee_id: worker.id })
  await buildFollowUp(db, observation, { due_date: '2026-03-02' })
  const at = async (instant: string) =>
    (await scenario.at(instant, client.id)).map(({ kind, recipientId, content }) => [
      kind,
      recipientId === lead.id,
      typeof content === 'string' ? content : Object.values(content.values).at(-1),
    ])
  expect(await at('2026-03-02T12:00:00Z')).toEqual([])
  expect(await at('2026-03-03T06:59:59Z')).toEqual([])
  expect(await at('2026-03-03T07:00:00Z')).toEqual([
    ['followUpsOverdue', true, '1 follow-up is overdue'],
  ])
  // As after a worker that died before the end of its job was written.
  await reopenJobs(db, client.id, 'escalateFollowUps')
  expect(await at('2026-03-03T23:00:00Z')).toEqual([])
  expect(await at('2026-03-04T12:00:00Z')).toEqual([])
  const told = await db.read({ clientId: client.id }, (tables) =>
    tables.from('notifications').select(['kind', 'user_id']),
  )
  expect(told).toEqual([{ kind: 'FOLLOW_UP_OVERDUE', user_id: lead.id }])
})
