/** An observer takes a mis-tap back; and dates of devices whose clock is fast. */
import { afterEach, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { advanceClock, now, resetClock } from '#test/support/clock.ts'
import {
  expectRefused,
  recordObservation,
  submissionTo,
} from '../../support/scenarios/observationCalls.ts'
import { updateRow } from '../../support/scenarios/scheduleScenario.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

const scenario = await buildTwoSites({ can_pick_observer: true })
const observer = await actor('CLIENT_OBSERVER', scenario.client)
const individual = (await buildUser(scenario.db, scenario.of)).id

afterEach(resetClock)

const submission = submissionTo(() => ({ ...scenario, individual }))

const record = async (who: Actor, more: object = {}): Promise<{ id: string; date: string }> =>
  (await answered(recordObservation(who, submission(more)))).createObservation

const takeBack = (who: Actor, id: string) =>
  who.gql('mutation ($id: ID!) { takeBackObservation(id: $id) { id deleted_at } }', { id })

const untilFor = async (who: Actor, id: string) =>
  (await who.gql('query ($id: ID!) { getObservationById(id: $id) { take_back_until } }', { id }))
    .data.getObservationById.take_back_until

it('[21.32] who added an observation takes it back within a day, whoever is named as its observer', async () => {
  const colleague = await actor('CLIENT_OBSERVER', scenario.client)
  const { id } = await record(observer, { user_id: colleague.id })
  expect(await untilFor(colleague, id)).toBeNull()
  expectRefused(await takeBack(colleague, id), 'FORBIDDEN')
  expect(Date.parse(await untilFor(observer, id))).toBeGreaterThan(now().getTime())
  const data = await answered(takeBack(observer, id))
  expect(data.takeBackObservation).toMatchObject({ id, deleted_at: expect.any(String) })
  expectRefused(await takeBack(observer, id), 'NOT_FOUND')
  expect(await untilFor(observer, id)).toBeNull()
})

it('[21.32] not after a day, nor once somebody has objected to it', async () => {
  const old = await record(observer)
  const contested = await record(observer)
  const objection = await observer.gql(
    'mutation ($id: ID!) { contestObservation(id: $id, reason: "The other foot.") { id } }',
    { id: contested.id },
  )
  expect(objection.errors).toBeUndefined()
  expectRefused(await takeBack(observer, contested.id), 'FORBIDDEN')
  advanceClock(86_400)
  expectRefused(
    await takeBack(await actor('CLIENT_OBSERVER', scenario.client), old.id),
    'FORBIDDEN',
  )
})

it('[21.32] nor once somebody has reviewed one principle of the AI’s result', async () => {
  const { observation, video } = await aiObservation(scenario, { user_id: observer.id })
  expect(await untilFor(observer, observation.id)).toEqual(expect.any(String))
  await updateRow(scenario.db, 'videos', video, { is_ai_inside_base_correct: true })
  expect(await untilFor(observer, observation.id)).toBeNull()
  expectRefused(await takeBack(observer, observation.id), 'FORBIDDEN')
})

it('[5.9] a date of a device that is up to five minutes fast is stored as now, a later one is refused', async () => {
  const before = now().getTime()
  const fast = new Date(before + 4 * 60_000).toISOString()
  const { id, date } = await record(observer, { date: fast })
  expect(Date.parse(date)).toBeLessThanOrEqual(now().getTime())
  expect(Date.parse(date)).toBeGreaterThanOrEqual(before)

  const reviewer = await actor('CLIENT_SUPER_USER', scenario.client)
  const update = (at: number) =>
    reviewer.gql(
      'mutation ($id: ID!, $date: DateTime) { updateObservation(id: $id, input: { date: $date }) { date } }',
      { id, date: new Date(at).toISOString() },
    )
  const { data } = await update(now().getTime() + 4 * 60_000)
  expect(Date.parse(data.updateObservation.date)).toBeLessThanOrEqual(now().getTime())
  expectRefused(await update(now().getTime() + 6 * 60_000), 'BAD_INPUT', 'date')
})
