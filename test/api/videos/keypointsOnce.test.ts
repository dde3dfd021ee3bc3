/** The same keypoints are taken for one observation only. */
import { describe, expect, it } from 'vitest'
import { messages } from '#texts/en/messages.ts'
import { toAnalysisKeypoints } from '#domain/videos/analysisInput.ts'
import { actor } from '#test/support/api.ts'
import { syntheticLift } from '#test/support/syntheticLift.ts'
import {
  analysisOf,
  observeVideo,
  recordAnalysed,
  uploadAnalysis,
} from '../../support/scenarios/analysisCalls.ts'
import { errorOf, uploadVideo } from '../../support/scenarios/observationCalls.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

const scenario = await buildTwoSites({ ai_enabled: true })
const observer = await actor('CLIENT_OBSERVER', scenario.client)

const REFUSED = {
  code: 'BAD_INPUT',
  field: 'keypoints',
  message: messages.keypointsKnown,
}

const exactly = (frames: ReturnType<typeof syntheticLift>, who = observer) =>
  analysisOf(who, { keypoints: toAnalysisKeypoints(frames) })

const send = async (frames: ReturnType<typeof syntheticLift>, who = observer) =>
  uploadAnalysis(who, { analysis: await exactly(frames, who) })

describe('[41.53] the keypoints of an observation', () => {
  it('are refused for another, by an analysis or by another program', async () => {
    const frames = syntheticLift({ knee: 90 })
    await recordAnalysed(observer, scenario, { analysis: await exactly(frames) })
    expect(errorOf(await send(frames))).toEqual(REFUSED)
    const keypoints = frames.map(({ timestamp, keypoints3d }) => ({
      timestamp,
      keypoints3d,
      liftStarted: true,
    }))
    expect(errorOf(await uploadVideo(observer, { keypoints }))).toEqual(REFUSED)
  })

  it('may be sent again while no observation has them, and after it was deleted', async () => {
    const frames = syntheticLift({ knee: 91 })
    expect((await send(frames)).errors).toBeUndefined()
    const analysis = await exactly(frames)
    const { id } = await recordAnalysed(observer, scenario, { analysis })
    expect(errorOf(await send(frames))).toEqual(REFUSED)
    const admin = await actor('CLIENT_SUPER_USER', scenario.client)
    await admin.gql('mutation ($id: ID!) { deleteObservation(id: $id) { id } }', { id })
    expect((await send(frames)).errors).toBeUndefined()
  })

  it('belong to the first of two uploads that is submitted', async () => {
    const frames = syntheticLift({ knee: 93 })
    const first = (await send(frames)).data.video.id
    const second = (await send(frames)).data.video.id
    expect((await observeVideo(observer, scenario, first)).errors).toBeUndefined()
    expect(errorOf(await observeVideo(observer, scenario, second))).toEqual({
      ...REFUSED,
      field: 'video_id',
    })
  })

  it('are none where the analysis failed, however many have failed', async () => {
    const failed = () => recordAnalysed(observer, scenario, { analysisError: 'NO_PERSON' })
    await failed()
    await expect(failed()).resolves.toMatchObject({ id: expect.any(String) })
  })

  it('may be those of another client', async () => {
    const frames = syntheticLift({ knee: 92 })
    await recordAnalysed(observer, scenario, { analysis: await exactly(frames) })
    const other = await buildTwoSites({ ai_enabled: true })
    const elsewhere = await actor('CLIENT_OBSERVER', other.client)
    expect((await send(frames, elsewhere)).errors).toBeUndefined()
  })
})
