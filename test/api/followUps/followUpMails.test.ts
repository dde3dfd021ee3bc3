/** Mails about follow-ups, and what is overdue, with a movable clock: each once. */
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, it } from 'vitest'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import {
  escalateFollowUps,
  scheduleEscalation,
} from '#server/features/followUps/escalateFollowUps.ts'
import type { QueuedJob } from '#server/platform/queue/queue.ts'
import {
  openScheduleScenario,
  type ScheduleScenario,
} from '../../support/scenarios/scheduleScenario.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

let scenario: ScheduleScenario

beforeAll(async () => {
  scenario = await openScheduleScenario()
})

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
  expect(await at('2026-03-03T23:00:00Z')).toEqual([])
  expect(await at('2026-03-04T12:00:00Z')).toEqual([])
  const told = await db.read({ clientId: client.id }, (tables) =>
    tables.from('notifications').select(['kind', 'user_id']),
  )
  expect(told).toEqual([{ kind: 'FOLLOW_UP_OVERDUE', user_id: lead.id }])
})

it('[51.11] a worker that dies before its end is stored tells nobody, and the same work done twice tells once', async () => {
  const { db, parts } = scenario
  await scenario.startAt('2026-05-01T00:00:00Z')
  const place = await buildTwoSites({ time_zone: 'UTC' }, db)
  const { client, of } = place
  await buildUser(db, { ...of, type: 'CLIENT_SUPER_USER' })
  const worker = await buildUser(db, of)
  const { observation } = await aiObservation(place, { observee_id: worker.id })
  await buildFollowUp(db, observation, { due_date: '2026-05-02' })
  const now = new Date('2026-05-03T08:00:00Z')
  const stretch = { after: new Date('2026-05-03T07:00:00Z'), until: now }
  const due = (await scheduleEscalation(db, stretch)).filter(
    ({ clientId }) => clientId === client.id,
  )
  expect(due).toHaveLength(1)
  const job = { ...due[0], id: uuid(), userId: null, payload: {}, attempt: 1 } as QueuedJob
  const run = async (end: () => void) => {
    const outcome = await escalateFollowUps(job, { ...parts, now: () => now })
    await db.write({ clientId: client.id }, async (transaction) => {
      if ('onFinish' in outcome) await outcome.onFinish?.(transaction)
      end()
    })
  }
  const told = async () => {
    const [notices, mails] = await Promise.all([
      db.read({ clientId: client.id }, (tables) => tables.from('notifications').select('kind')),
      db.read({ clientId: client.id }, (tables) =>
        tables.from('jobs').select('kind').where('kind', '=', 'mail.followUpsOverdue'),
      ),
    ])
    return [notices.length, mails.length]
  }
  const killed = (): never => {
    throw new Error('It is dead.')
  }
  await expect(run(killed)).rejects.toThrow('It is dead.')
  expect(await told()).toEqual([0, 0])
  await run(() => undefined)
  await run(() => undefined)
  expect(await told()).toEqual([1, 1])
})
