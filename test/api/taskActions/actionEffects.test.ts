/** Before and after of an action, of the observations that the reader sees. */
import { expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { now } from '#test/support/clock.ts'
import { buildTwoSites, actorAt } from '../../support/scenarios/twoSites.ts'
import { list } from './taskActionCalls.ts'

const DAY_MS = 86_400_000

/** Ten people lift at North: three of five incorrect in the month before, one of five since; four stack at South. */
const scenario = await buildTwoSites({ names_hidden_in_analysis: true })
const { db, of, client, lift, push, north, south, goodsIn, transport } = scenario
const lead = await actor('CLIENT_SUPER_USER', client)
const doneAt = new Date(now().getTime() - 30 * DAY_MS)
const observe = async (day: number, row: object) =>
  buildObservation(db, {
    ...of,
    location_id: north.id,
    department_id: goodsIn.id,
    task_id: lift.id,
    technique: 'correct',
    ...row,
    date: new Date(doneAt.getTime() + day * DAY_MS),
  })
for (let index = 0; index < 10; index++) {
  const observee_id = (
    await buildUser(db, { ...of, firstname: `Nameof${index}`, lastname: 'Observed' })
  ).id
  const person = { observee_id }
  for (let turn = 0; turn < 5; turn++) {
    const minute = (index * 5 + turn) / 1440
    await observe(-20 + minute, { ...person, is_inside_base: turn >= 3 })
    await observe(10 + minute, { ...person, is_inside_base: turn >= 1 })
    if (index < 4) {
      const at = { location_id: south.id, department_id: transport.id, task_id: push.id }
      await observe(10 + minute, { ...person, ...at, is_inside_base: false })
    }
  }
  // Outside the windows, of another principle, or deleted.
  await observe(-31, { ...person, is_inside_base: false, task_id: lift.id })
  await observe(-5 + index / 1440, { ...person, is_big_engines: false })
}
await observe(5, { is_inside_base: false, deleted_at: now() })
const given = { ...of, created_by: lead.id, owner_id: lead.id }
const done = { done_at: doneAt, done_by: lead.id }
await buildTaskAction(db, { ...given, ...done, task_id: lift.id, note: 'task' })
await buildTaskAction(db, { ...given, ...done, location_id: south.id, note: 'place' })
await buildTaskAction(db, { ...given, task_id: lift.id, note: 'open' })

async function effects(who: Actor) {
  const data = await answered(list(who))
  return Object.fromEntries(
    data.taskActions.map((one: { note: string; effect: unknown }) => [one.note, one.effect]),
  )
}

it('[52.23] counts people and observations in equal windows on either side', async () => {
  const { task, open } = await effects(lead)
  expect(open).toBe(null)
  expect(task).toMatchObject({
    days: 30,
    before: { observations: 50, people: 10, incorrect: 30, share: 0.6 },
    after: { observations: 50, people: 10, incorrect: 10, share: 0.2 },
    conclusion: 'IMPROVED',
  })
  expect(task.difference_high).toBeLessThan(0)
})

it('[52.23] [52.9] has no share of fewer than five people, and names nobody observed', async () => {
  const { place } = await effects(lead)
  const hidden = {
    people: null,
    incorrect: null,
    share: null,
    interval_low: null,
    interval_high: null,
  }
  expect(place).toEqual({
    days: 30,
    before: { observations: 0, ...hidden },
    after: { observations: 20, ...hidden },
    conclusion: 'TOO_FEW',
    difference_low: null,
    difference_high: null,
  })
  expect(JSON.stringify((await list(lead)).data)).not.toMatch(/Nameof|Observed/u)
})

it('[52.23] counts the observations of the reader’s places only', async () => {
  const southern = await actorAt('CLIENT_OBSERVER', scenario.south)
  const { task, place } = await effects(southern)
  expect(task).toMatchObject({ before: { observations: 0 }, after: { observations: 0 } })
  expect(place).toMatchObject({ after: { observations: 20 } })
})
