/** A person's word that the skeleton does not fit: said before submitting, or by who reviews. */
import { describe, expect, it } from 'vitest'
import { CURRENT_THRESHOLDS_VERSION } from '#domain/videos/thresholds.ts'
import { actor, api } from '#test/support/api.ts'
import {
  analysisOf,
  completeAnalysis,
  moveLift,
  observeVideo,
  recordAnalysed,
  setSkeletonFit,
  STOOP,
  uploadAnalysis,
} from '../../support/scenarios/analysisCalls.ts'
import { errorOf } from '../../support/scenarios/observationCalls.ts'
import {
  aiObservation,
  readStored,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'

const scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
const observer = await actor('CLIENT_OBSERVER', scenario.client)
const editor = await actor('CLIENT_SUPER_USER', scenario.client)

const analysed = async () =>
  recordAnalysed(observer, scenario, { analysis: await analysisOf(observer, {}, STOOP) })

const ALL_FOUR = [1, 2, 3, 4]

const UNKNOWN = {
  is_inside_base: null,
  is_big_engines: null,
  is_turn_not_twist: null,
  is_dip_n_drive: null,
}

describe('a reviewer who says that the skeleton does not fit', () => {
  it('[41.30] makes every verdict of the recording unknown, by name and time, on record, and takes it back', async () => {
    const { id, videoId } = await analysed()
    const before = await readStored(editor, id)
    expect(before).toMatchObject({ technique: 'incorrect', ai_technique: 'incorrect' })
    const said = (await setSkeletonFit(editor, videoId, false)).data.video
    expect(said).toMatchObject({ ...UNKNOWN, skeleton_misfit_at: expect.any(String) })
    const reasons = said.judgement.map(({ verdict, score, reason }: Judged) => [
      verdict,
      score,
      reason,
    ])
    expect(reasons).toEqual(ALL_FOUR.map(() => [null, null, 'SKELETON_MISFIT']))
    expect(said.judgement[1].evidence.values[0].name).toBe('kneeShare')
    expect(said.lift_keypoints).not.toContainEqual(
      expect.objectContaining({ isBigEngines: expect.any(Boolean) }),
    )
    expect(await readStored(editor, id)).toMatchObject({
      ...UNKNOWN,
      technique: null,
      ai_technique: null,
      review_type: 'AI',
    })
    expect(await storedWord(videoId)).toMatchObject({ skeleton_misfit_by: editor.id })
    const again = (await setSkeletonFit(editor, videoId, false)).data.video
    expect(again.updated_at, 'the same word again changes nothing').toBe(said.updated_at)
    const { data } = await editor.gql(
      `query ($id: ID!) { getObservationById(id: $id) { changes { user { id } fields { field after } } } }`,
      { id },
    )
    const [latest] = data.getObservationById.changes
    expect(latest.user.id).toBe(editor.id)
    expect(latest.fields).toContainEqual({ field: 'skeleton_misfit_by', after: editor.id })
    expect(latest.fields).toContainEqual({ field: 'technique', after: null })
    const back = (await setSkeletonFit(editor, videoId, true)).data.video
    expect(back).toMatchObject({ is_big_engines: false, skeleton_misfit_at: null })
    expect(await readStored(editor, id)).toMatchObject({
      technique: 'incorrect',
      ai_technique: 'incorrect',
      is_big_engines: false,
    })
    expect(await storedWord(videoId)).toMatchObject({ skeleton_misfit_by: null })
  })

  it('[41.30] stays right while lift times move, until another analysis replaces the skeleton, but none of who has recorded it', async () => {
    const { videoId } = await analysed()
    await setSkeletonFit(editor, videoId, false)
    const moved = await moveLift(editor, videoId, { start: 1, end: 2 })
    expect(moved.data.video).toMatchObject({
      is_big_engines: null,
      judgement: ALL_FOUR.map(() => ({ reason: 'SKELETON_MISFIT' })),
    })
    const ofRecorder = await analysisOf(observer, {}, STOOP)
    expect(errorOf(await completeAnalysis(observer, videoId, ofRecorder))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'id',
      message: expect.stringContaining('Someone else'),
    })
    const input = await analysisOf(editor, {}, STOOP)
    const { data } = await completeAnalysis(editor, videoId, input)
    expect(data.video).toMatchObject({ is_big_engines: false, skeleton_misfit_at: null })
  })

  it('[41.30] is refused once a person has reviewed or overridden the result, and cannot take it back then', async () => {
    const reviewed = await analysed()
    await updateOrThrow(editor, reviewed.id, { is_ai_prediction_correct: true })
    expect(errorOf(await setSkeletonFit(editor, reviewed.videoId, false))).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining('has reviewed or overridden'),
    })
    const overridden = await analysed()
    await setSkeletonFit(editor, overridden.videoId, false)
    await updateOrThrow(editor, overridden.id, {
      review_type: 'MANUAL_OVERRIDE',
      manual_override_reason: 'MANUAL_OVERRIDE',
      is_inside_base: true,
      is_big_engines: true,
      is_turn_not_twist: true,
    })
    expect(errorOf(await setSkeletonFit(editor, overridden.videoId, true))).toMatchObject({
      code: 'BAD_INPUT',
    })
    expect(await readStored(editor, overridden.id)).toMatchObject({
      technique: 'correct',
      ai_technique: null,
    })
  })

  it('[41.30] needs an analysis of Liftwise; the provider says so too', async () => {
    const { video } = await aiObservation(scenario)
    expect(errorOf(await setSkeletonFit(editor, video.id, false))).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining('Liftwise has not analysed'),
    })
    const { videoId } = await analysed()
    const provider = await providerActor()
    expect((await setSkeletonFit(provider, videoId, false)).data.video).toMatchObject(UNKNOWN)
  })
})

describe('an observer who says so before submitting', () => {
  const BY_HAND = { review_type: 'MANUAL_TASK' }

  it('[41.31] only then answers by hand: verdicts of the AI are no answers of a person', async () => {
    const uploaded = await uploadAnalysis(observer, {
      analysis: await analysisOf(observer, {}, STOOP),
      isBigEngines: true,
    })
    const created = observeVideo(observer, scenario, uploaded.data.video.id, BY_HAND)
    expect(errorOf(await created)).toMatchObject({ code: 'BAD_INPUT', field: 'review_type' })
  })

  it('[41.31] answers by hand: the analysis is kept without a verdict, the answers are theirs', async () => {
    const analysis = await analysisOf(observer, { skeletonMisfit: true }, STOOP)
    const uploaded = await uploadAnalysis(observer, {
      analysis,
      isInsideBase: true,
      isBigEngines: true,
      isTwisting: false,
    })
    const { video } = uploaded.data
    expect(video).toMatchObject({
      skeleton_misfit_at: expect.any(String),
      thresholds_version: expect.any(Number),
      judgement: ALL_FOUR.map(() => expect.objectContaining({ reason: 'SKELETON_MISFIT' })),
    })
    expect(video.keypoints).toHaveLength(75)
    const asAi = await observeVideo(observer, scenario, video.id)
    expect(errorOf(asAi)).toMatchObject({ field: 'review_type' })
    const created = await observeVideo(observer, scenario, video.id, BY_HAND)
    const { id } = created.data.createObservation
    expect(await readStored(editor, id)).toMatchObject({
      technique: 'correct',
      ai_technique: null,
      review_type: 'MANUAL_TASK',
      is_big_engines: true,
    })
    expect(await storedWord(video.id)).toMatchObject({ skeleton_misfit_by: observer.id })
    const moved = await moveLift(editor, video.id, { start: 1, end: 2 })
    expect(moved.data.video).toMatchObject({ is_big_engines: true })
    expect(errorOf(await setSkeletonFit(editor, video.id, true))).toMatchObject({
      code: 'BAD_INPUT',
    })
  })
})

describe('[41.32] recordings whose skeleton does not fit', () => {
  it('are counted by version, are a filter of the list, and neither right nor wrong in the report', async () => {
    const company = await buildTwoSites({ ai_enabled: true })
    const who = await actor('CLIENT_SUPER_USER', company.client)
    const record = async () =>
      recordAnalysed(who, company, { analysis: await analysisOf(who, {}, STOOP) })
    const [reviewed, misfit] = [await record(), await record()]
    await updateOrThrow(who, reviewed.id, { is_ai_prediction_correct: true })
    await setSkeletonFit(who, misfit.videoId, false)
    const { data } = await who.gql(`{
      skeletonMisfits { thresholds_version analysed misfits }
      of: skeletonMisfits(filter: { skeletonMisfit: true }) { analysed }
      allObservations(filter: { skeletonMisfit: true }) { id }
      aiAccuracy { overall { true_positive true_negative false_positive false_negative unreviewed }
        by_principle { confusion { unreviewed } } } }`)
    expect(data).toEqual({
      skeletonMisfits: [
        { thresholds_version: CURRENT_THRESHOLDS_VERSION, analysed: 2, misfits: 1 },
      ],
      of: [{ analysed: 1 }],
      allObservations: [{ id: misfit.id }],
      aiAccuracy: {
        overall: {
          true_positive: 1,
          true_negative: 0,
          false_positive: 0,
          false_negative: 0,
          unreviewed: 0,
        },
        // The verdicts of the other recording.
        by_principle: [1, 1, 1, 0].map((unreviewed) => ({ confusion: { unreviewed } })),
      },
    })
  })
})

interface Judged {
  verdict: boolean | null
  score: number | null
  reason: string
}

async function storedWord(videoId: string) {
  const { db } = await api()
  const [video] = await db.read({ clientId: scenario.client.id }, (tables) =>
    tables
      .from('videos')
      .select(['skeleton_misfit_at', 'skeleton_misfit_by'])
      .where('id', '=', videoId),
  )
  return video
}
