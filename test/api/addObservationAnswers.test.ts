import { beforeAll, expect, it } from 'vitest'
import { buildUser } from '#server/demo/factories/buildUser.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { anotherMinute, record, refusal, RIGHT, uploadVideo } from './addObservationWorld.ts'
import { buildWorld, type World } from './observationsWorld.ts'

let world: World
let observer: Actor
let individual: string

beforeAll(async () => {
  world = await buildWorld()
  observer = await actor('CLIENT_OBSERVER', world.client)
  individual = (await buildUser(world.db, world.of)).id
})

const values = (more: object = {}) => ({
  date: anotherMinute(),
  location_id: world.north.id,
  department_id: world.goodsIn.id,
  task_id: world.lift.id,
  observee_id: individual,
  review_type: 'MANUAL_TASK',
  ...more,
})

it.each([
  [
    {},
    'At least one principle (Inside Base, Big Engines, Dip & Drive, or Turn Not Twist) must be answered.',
  ],
  [{ isBigEngines: true, isTwisting: false }, 'Inside Base is required.'],
  [{ isInsideBase: true, isTwisting: false }, 'Big Engines is required.'],
  [{ isInsideBase: true, isBigEngines: true }, 'Turn not twist is required.'],
])('refuses the answers %j with the words of the form [5.13]', async (answers, message) => {
  expect(refusal(await record(observer, values(), answers))).toEqual({
    code: 'BAD_INPUT',
    field: 'technique',
    message,
  })
})

it('takes unanswered principles for not applicable only where the client permits it [6.55]', async () => {
  const open = await buildWorld({ can_use_not_applicable: true })
  const places = {
    location_id: open.north.id,
    department_id: open.goodsIn.id,
    task_id: open.lift.id,
  }
  const person = await actor('CLIENT_OBSERVEE', open.client)
  const { data } = await record(person, values(places), { isInsideBase: true })
  expect(data.createObservation.technique).toBe('correct')
  expect(refusal(await record(person, values(places), {}))).toMatchObject({ field: 'technique' })
})

it('refuses half an answer to Other [5.18]', async () => {
  for (const half of [{ isOtherOptionCorrect: true }, { otherDetails: 'Brake' }])
    expect(refusal(await uploadVideo(observer, { ...RIGHT, ...half }))).toMatchObject({
      code: 'BAD_INPUT',
      message:
        "Both a technique and details need to be filled out for the 'Other' option. If not required, please remove answers",
    })
})
