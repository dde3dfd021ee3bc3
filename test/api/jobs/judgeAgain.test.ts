/** Judging the stored keypoints of a client again: the report, its application, and what a person has decided. */
import { describe, expect, it } from 'vitest'
import { judgeAgain } from '#server/features/judgeAgain/judgeAgainJob.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import {
  analysisOf,
  judgedOtherwise,
  recordAnalysed,
} from '../../support/scenarios/analysisCalls.ts'
import { readStored, updateOrThrow } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'
import { runNextJob } from './userJobCalls.ts'

const TRIGGER = `mutation ($clientId: ID, $apply: Boolean!) {
  job: triggerJudgeAgain(clientId: $clientId, apply: $apply) { id kind is_check state } }`
const RESULT = `query ($id: ID!) { job: exportJob(id: $id) { kind state error is_check rows_done rows_total import_result { created }
  judge_again_result { judged changed skipped principles { principle from to count }
    observations { observation_id task_name technique_from technique_to principles { principle from to } } } } }`

// The next job is to be one of these tests.
await (await api()).drainBackgroundWork()
const scenario = await buildTwoSites({ ai_enabled: true })
const editor = await actor('CLIENT_SUPER_USER', scenario.client)

const judged = async (apply: boolean, who = editor) => {
  const data = await answered(who.gql(TRIGGER, { clientId: scenario.client.id, apply }))
  expect(await runNextJob('judgeAgain', judgeAgain)).toEqual([])
  return (await who.gql(RESULT, { id: data.job.id })).data.job
}

describe('judging again', () => {
  it('[41.22] reports what would change, changes nothing, then applies it on record', async () => {
    const changed = await judgedOtherwise(editor, scenario)
    const same = await recordAnalysed(editor, scenario, { analysis: await analysisOf(editor) })
    const reviewed = await judgedOtherwise(editor, scenario)
    await updateOrThrow(editor, reviewed.id, { is_ai_prediction_correct: true })
    await recordAnalysed(editor, scenario, { analysisError: 'NO_PERSON' })
    const before = await Promise.all(
      [changed, same, reviewed].map(({ id }) => readStored(editor, id)),
    )

    const report = await judged(false)
    const result = {
      judged: 2,
      changed: 1,
      skipped: 1,
      principles: [{ principle: 'BIG_ENGINES', from: false, to: true, count: 1 }],
      observations: [
        {
          observation_id: changed.id,
          task_name: 'Lift a box',
          technique_from: 'incorrect',
          technique_to: 'correct',
          principles: [{ principle: 'BIG_ENGINES', from: false, to: true }],
        },
      ],
    }
    expect(report).toEqual({
      kind: 'JUDGE_AGAIN',
      state: 'DONE',
      error: null,
      is_check: true,
      rows_done: 3,
      rows_total: 3,
      import_result: null,
      judge_again_result: result,
    })
    const unchanged = await Promise.all(
      [changed, same, reviewed].map(({ id }) => readStored(editor, id)),
    )
    expect(unchanged).toEqual(before)

    expect(await judged(true)).toMatchObject({ is_check: false, judge_again_result: result })
    expect(await readStored(editor, changed.id)).toMatchObject({
      technique: 'correct',
      ai_technique: 'correct',
      is_big_engines: true,
      review_type: 'AI',
      video: { is_big_engines: true },
    })
    expect(await readStored(editor, same.id)).toEqual(before[1])
    expect(await readStored(editor, reviewed.id)).toEqual(before[2])
    const { data } = await editor.gql(
      `query ($id: ID!) { getObservationById(id: $id) { changes { user { id } fields { field after } } } }`,
      { id: changed.id },
    )
    const [newest] = data.getObservationById.changes
    expect(newest.user.id).toBe(editor.id)
    expect(newest.fields).toContainEqual({ field: 'technique', after: 'correct' })

    const again = await judged(true)
    expect(again.judge_again_result).toMatchObject({ judged: 2, changed: 0, skipped: 1 })
  })

  it('[41.22] keeps lift times that a person has moved', async () => {
    const { videoId } = await recordAnalysed(editor, scenario, {
      analysis: await analysisOf(editor, { liftStartTime: 2.4, liftEndTime: 2.8 }),
    })
    const { db } = await api()
    await writeRows(db, { clientId: scenario.client.id }, (tables) =>
      tables.update('videos').set({ average_body_angle: 1 }).where('id', '=', videoId),
    )
    await judged(true)
    const [video] = await db.read({ clientId: scenario.client.id }, (tables) =>
      tables.from('videos').selectAll().where('id', '=', videoId),
    )
    expect(video).toMatchObject({ lift_start_time: 2.4, lift_end_time: 2.8 })
    expect(video?.average_body_angle).toBeCloseTo(60, 0)
  })

  it('[41.22] judges what its person sees', async () => {
    const { data } = await (
      await providerActor()
    ).gql(TRIGGER, {
      clientId: scenario.client.id,
      apply: false,
    })
    expect(data.job).toMatchObject({ kind: 'JUDGE_AGAIN', is_check: true })
    await runNextJob('judgeAgain', judgeAgain)
    const elsewhere = await actorAt('CLIENT_SUPER_USER', scenario.south)
    expect((await judged(true, elsewhere)).judge_again_result).toMatchObject({
      judged: 0,
      skipped: 0,
    })
    const stranger = await actor('CLIENT_SUPER_USER')
    expect((await judged(true, stranger)).judge_again_result).toMatchObject({ judged: 0 })
  })
})
