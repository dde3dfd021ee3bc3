/** Recording an observation: the recording and the results of its analysis. */
import { describe, expect, it } from 'vitest'
import { actor, api, type Answer } from '#test/support/api.ts'
import { permanentKeys } from '#server/features/uploads/upload.ts'
import { syntheticLift } from '#test/support/syntheticLift.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'
import { observeVideo } from '../../support/scenarios/analysisCalls.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { readStored } from '../../support/scenarios/storedObservations.ts'

const { app, files, drainBackgroundWork } = await api()

const UPLOAD = `mutation ($input: UploadVideoInput!, $key: String) {
  uploadVideo(input: $input, idempotencyKey: $key) {
    id file_location video_url title description video_size platform anonymous_observation created_at
    is_inside_base is_turn_not_twist lift_start_time lift_end_time selected_lift_length average_body_angle
    keypoints { timestamp keypoints_3d people twist_angle body_angle lift_started foot_forward }
    lift_keypoints { timestamp bodyAngle isFootForward isInsideBase score { insideBase } }
  }
}`
const VERDICTS = { isInsideBase: true, isBigEngines: true, isTwisting: true }

const scenario = await buildTwoSites({
  ai_enabled: true,
  show_manual_override_options: true,
  anonymous_observations_enabled: true,
  raw_video_upload_enabled: true,
})
const observer = await actor('CLIENT_OBSERVER', scenario.client)

const upload = (input: object, key?: string, who = observer): Promise<Answer> =>
  who.gql(UPLOAD, { input, key })

/** As another program finds them, which moves little from one to the next. */
const frame = (timestamp: number, more: object = {}) => ({
  timestamp,
  keypoints3d: [
    [0.1, 0.2, 0.3],
    [0.4, 0.5, thousandth(0.6 + timestamp / 100), 0.9],
  ],
  liftStarted: true,
  ...more,
})

const thousandth = (value: number) => Math.round(value * 1_000) / 1_000

/** As large as real ones: 33 points, in millimetres. */
const framesOf = (seconds: number) =>
  syntheticLift({ seconds, noise: 0.005 }).map(({ timestamp, keypoints3d }) =>
    frame(timestamp, { keypoints3d, twistAngle: 12.345, bodyAngle: 67.891, footForward: false }),
  )

const FAR_AWAY = (timestamp: number) =>
  frame(timestamp, {
    keypoints3d: Array.from({ length: 33 }, () => [1_000_000, 1_000_000, 1_000_000]),
  })

const range = (length: number) => Array.from({ length }, (_, index) => index)

const framesAt = (...times: number[]) => ({ keypoints: times.map((time) => frame(time)) })

const secondOf = (first: number, changes: object[] = []) =>
  range(11).map((index) => frame(first + index / 10, changes[index]))

describe('uploading a recording', () => {
  it('[7.45] [3.35] keeps the film, its size, the lift and what was found', async () => {
    const input = {
      ...VERDICTS,
      fileLocation: await uploadFile(observer, 'OBSERVATION_VIDEO', FILM),
      title: 'Lift',
      description: 'Dock 4',
      videoSize: 1,
      platform: 'IOS',
      anonymousObservation: true,
      liftStartTime: 0.8,
      liftEndTime: 3.6,
    }
    const { data } = await upload(input)
    expect(data.uploadVideo).toMatchObject({
      file_location: expect.stringMatching(/\.mp4$/),
      title: 'Lift',
      description: 'Dock 4',
      video_size: FILM.length,
      platform: 'IOS',
      anonymous_observation: true,
      is_inside_base: true,
      is_turn_not_twist: false,
      lift_start_time: 0.8,
      lift_end_time: 3.6,
      selected_lift_length: 2.8,
      average_body_angle: null,
      keypoints: [],
    })
    const link = await app.inject({ url: data.uploadVideo.video_url })
    const film = await app.inject({ url: link.headers.location ?? '' })
    expect(film.rawPayload.equals(FILM)).toBe(true)
  })

  it('[22.18] refuses an anonymous one where the client does not use them', async () => {
    const person = await actor('CLIENT_OBSERVER')
    expect(errorOf(await upload({ anonymousObservation: true }, undefined, person))).toEqual({
      code: 'BAD_INPUT',
      field: 'anonymousObservation',
      message: 'Anonymous observations are turned off for this client.',
    })
    expect(
      (await upload({ anonymousObservation: false }, undefined, person)).errors,
    ).toBeUndefined()
  })

  it('[3.39] [3.40] [22.2] keeps the frames by time; the body angle is the mean over the lift', async () => {
    const hands = { leftHand: [0.1, 0.2, 0.3], rightHand: [0.4, 0.5, 0.6, 1] }
    const [first, second, third, ...others] = secondOf(0, [
      { bodyAngle: 10, liftStarted: false },
      { bodyAngle: 50, keypoints3d: hands },
      { bodyAngle: 70, twistAngle: -3.5, footForward: true, people: 2 },
    ])
    const { data } = await upload({ keypoints: [third, first, second, ...others] })
    const { keypoints, lift_keypoints: shown, average_body_angle: mean } = data.uploadVideo
    expect(mean).toBe(60)
    expect(keypoints.map(({ timestamp }: { timestamp: number }) => timestamp)).toEqual(
      range(11).map((tenths) => tenths / 10),
    )
    expect(keypoints[1].keypoints_3d).toEqual(hands)
    expect(keypoints[2]).toEqual({
      timestamp: 0.2,
      keypoints_3d: [
        [0.1, 0.2, 0.3],
        [0.4, 0.5, 0.602, 0.9],
      ],
      people: 2,
      twist_angle: -3.5,
      body_angle: 70,
      lift_started: true,
      foot_forward: true,
    })
    expect(shown[0]).toEqual({
      timestamp: 0,
      bodyAngle: 10,
      isFootForward: null,
      isInsideBase: null,
      score: { insideBase: null },
    })
  })

  it.each([
    ['5.3', { liftStartTime: -1, liftEndTime: 2 }, 'liftStartTime', 'Start time must be positive'],
    ['5.4', { liftStartTime: 2 }, 'liftEndTime', 'End time must be greater than start time'],
    ['3.35', { videoSize: -1 }, 'videoSize', 'File size must be 0 or more.'],
    ['3.35', { fileLocation: 'no file' }, 'fileLocation', undefined],
    ['3.39', { keypoints: [frame(-0.1)] }, 'keypoints', 'Frame 1: Time must be 0 or more.'],
    ['3.39', framesAt(1, 2, 1), 'keypoints', 'Two frames have the same time.'],
    ['3.39', framesAt(...range(1_801)), 'keypoints', 'At most 1800 frames.'],
    ...[
      [[1, 2]],
      [[1, 2, 'x']],
      'body',
      { ['a\0b']: [1, 2, 3] },
      range(101).map(() => [1, 2, 3]),
    ].map(
      (keypoints3d) =>
        ['3.39', { keypoints: [frame(0, { keypoints3d })] }, 'keypoints', undefined] as const,
    ),
    [
      '41.51',
      { keypoints: secondOf(0, [{ people: 4 }]) },
      'keypoints',
      'Frame 1: At most 3 people are counted.',
    ],
    [
      '41.51',
      { ...VERDICTS, keypoints: range(40).map((index) => FAR_AWAY(index / 15)) },
      'keypoints',
      'Frame 1, part 1: it is more than 2.5 m from the hips.',
    ],
  ] as const)(
    '[22.3] [%s] refuses what is wrong and names the field: %#',
    async (_item, input, field, message) => {
      expect(errorOf(await upload(input))).toMatchObject({
        code: 'BAD_INPUT',
        field,
        ...(message && { message }),
      })
    },
  )

  it('[3.56] [22.4] takes no film of another kind or person, none twice, and none that is no film', async () => {
    const refused = { code: 'BAD_INPUT', field: 'fileLocation' }
    const provider = await actor('PROVIDER_SUPER_USER')
    const guidance = await uploadFile(provider, 'GBS_VIDEO', FILM)
    expect(errorOf(await upload({ fileLocation: guidance }, undefined, provider))).toMatchObject(
      refused,
    )
    const fileLocation = await uploadFile(observer, 'OBSERVATION_VIDEO', FILM)
    const other = await actor('CLIENT_OBSERVER', scenario.client)
    expect(errorOf(await upload({ fileLocation }, undefined, other))).toMatchObject(refused)
    expect((await upload({ fileLocation })).errors).toBeUndefined()
    expect(errorOf(await upload({ fileLocation }))).toMatchObject(refused)
    const text = await uploadFile(observer, 'OBSERVATION_VIDEO', Buffer.from('no film'.repeat(100)))
    expect(errorOf(await upload({ fileLocation: text }))).toMatchObject(refused)
  })

  it('[41.10] takes the recording itself only where the client allows it, and deletes it elsewhere', async () => {
    const { client } = await buildTwoSites({ anonymous_observations_enabled: true })
    const person = await actor('CLIENT_OBSERVER', client)
    for (const more of [{}, { anonymousObservation: false, keypoints: secondOf(0) }]) {
      const fileLocation = await uploadFile(person, 'OBSERVATION_VIDEO', FILM)
      expect(errorOf(await upload({ fileLocation, ...more }, undefined, person))).toEqual({
        code: 'BAD_INPUT',
        field: 'fileLocation',
        message: 'This client does not allow the upload of recordings.',
      })
      await drainBackgroundWork()
      for (const key of permanentKeys('OBSERVATION_VIDEO', fileLocation))
        expect(await files.head(key, 1)).toBeNull()
    }
    const overlay = await uploadFile(person, 'OBSERVATION_VIDEO', FILM)
    const shown = await upload(
      { fileLocation: overlay, anonymousObservation: true },
      undefined,
      person,
    )
    expect(shown.errors).toBeUndefined()
  })

  it('[4.31] the same key answers with the same video, although its film is used by then', async () => {
    const fileLocation = await uploadFile(observer, 'OBSERVATION_VIDEO', FILM)
    const input = { fileLocation, keypoints: secondOf(3) }
    const atOnce = await Promise.all([1, 2, 3].map(() => upload(input, 'one film')))
    const later = await upload(input, 'one film')
    const ids = [...atOnce, later].map(({ data }) => data.uploadVideo.id)
    expect(new Set(ids).size).toBe(1)
    expect(later.data.uploadVideo.keypoints).toHaveLength(11)
  })

  it('[3.39] [22.3] takes a minute at 15 frames a second in a call of 1 MiB, and 1,800 frames', async () => {
    const variables = { input: { ...VERDICTS, keypoints: framesOf(60) } }
    expect(JSON.stringify(variables).length).toBeLessThan(1024 * 1024)
    const { data } = await upload(variables.input)
    expect(data.uploadVideo.keypoints).toHaveLength(900)
    const small = await upload(framesAt(...range(1_800).map((index) => index / 30)))
    expect(small.data.uploadVideo.keypoints).toHaveLength(1_800)
  })
})

describe('the observation of a recording', () => {
  it.each([
    ['AI', null],
    ['MANUAL_OVERRIDE', 'FOOT_OBSCURED'],
  ])('[1.5] [1.7] [4.48] of %s keeps what the AI has found', async (type, reason) => {
    const fileLocation = await uploadFile(observer, 'OBSERVATION_VIDEO', FILM)
    const uploaded = await upload({ ...VERDICTS, fileLocation })
    const { data } = await observeVideo(observer, scenario, uploaded.data.uploadVideo.id, {
      review_type: type,
      manual_override_reason: reason,
      device_details: { Model: 'Pixel 8' },
      expo_build_number: '4.2.0',
      hidden_keypoints: ['nose'],
    })
    const record = await readStored(observer, data.createObservation.id)
    expect(record).toMatchObject({
      review_type: type,
      kind: 'OBSERVATION',
      technique: 'incorrect',
      ai_technique: 'incorrect',
      ai_review_status: 'UNREVIEWED',
      is_turn_not_twist: false,
      device_details: { Model: 'Pixel 8' },
      expo_build_number: '4.2.0',
      hidden_keypoints: ['nose'],
    })
  })
})
