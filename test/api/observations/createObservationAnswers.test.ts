import { beforeAll, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'
import {
  recordObservation,
  errorOf,
  ALL_CORRECT,
  uploadVideo,
  submissionTo,
} from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'

let scenario: TwoSites
let observer: Actor
let individual: string

beforeAll(async () => {
  scenario = await buildTwoSites()
  observer = await actor('CLIENT_OBSERVER', scenario.client)
  individual = (await buildUser(scenario.db, scenario.of)).id
})

const values = submissionTo(() => ({ ...scenario, individual }))

it.each([
  [
    {},
    'At least one principle (Inside Base, Big Engines, Dip & Drive, or Turn Not Twist) must be answered.',
  ],
  [{ isBigEngines: true, isTwisting: false }, 'Inside Base is required.'],
  [{ isInsideBase: true, isTwisting: false }, 'Big Engines is required.'],
  [{ isInsideBase: true, isBigEngines: true }, 'Turn not twist is required.'],
])(
  'refuses the answers %j with the words of the form [5.13] [5.14] [5.16] [5.17]',
  async (answers, message) => {
    expect(errorOf(await recordObservation(observer, values(), answers))).toEqual({
      code: 'BAD_INPUT',
      field: 'technique',
      message,
    })
  },
)

it.each([
  [
    {},
    'At least one principle (Inside Base, Big Engines, Dip & Drive, or Turn Not Twist) must be answered.',
  ],
  [{ isInsideBase: true, isTwisting: false }, 'Big Engines is required.'],
])(
  'refuses an override with the answers %j, as a correction is refused [4.28] [5.17]',
  async (answers, message) => {
    const { db, of, client, north, goodsIn, lift } = await buildTwoSites({
      ai_enabled: true,
      show_manual_override_options: true,
      raw_video_upload_enabled: true,
    })
    const person = await actor('CLIENT_OBSERVER', client)
    const fileLocation = await uploadFile(person, 'OBSERVATION_VIDEO', FILM)
    const override = values({
      location_id: north.id,
      department_id: goodsIn.id,
      task_id: lift.id,
      observee_id: (await buildUser(db, of)).id,
      review_type: 'MANUAL_OVERRIDE',
      manual_override_reason: 'FOOT_OBSCURED',
    })
    expect(
      errorOf(await recordObservation(person, override, { ...answers, fileLocation })),
    ).toEqual({ code: 'BAD_INPUT', field: 'technique', message })
  },
)

it('takes unanswered principles for not applicable only where the client permits it [6.53]', async () => {
  const open = await buildTwoSites({ can_use_not_applicable: true })
  const places = {
    location_id: open.north.id,
    department_id: open.goodsIn.id,
    task_id: open.lift.id,
  }
  const person = await actor('CLIENT_OBSERVEE', open.client)
  const { data } = await recordObservation(person, values(places), { isInsideBase: true })
  expect(data.createObservation.technique).toBe('correct')
  expect(errorOf(await recordObservation(person, values(places), {}))).toMatchObject({
    field: 'technique',
  })
})

it('refuses half an answer to Other [5.18]', async () => {
  for (const half of [{ isOtherOptionCorrect: true }, { otherDetails: 'Brake' }])
    expect(errorOf(await uploadVideo(observer, { ...ALL_CORRECT, ...half }))).toMatchObject({
      code: 'BAD_INPUT',
      message:
        "Both a technique and details need to be filled out for the 'Other' option. If not required, please remove answers",
    })
})
