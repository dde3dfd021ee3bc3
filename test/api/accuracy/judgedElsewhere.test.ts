/** Results that another program has judged: marked, found by a filter, and no part of the AI's accuracy. */
import { describe, expect, it } from 'vitest'
import { actor } from '#test/support/api.ts'
import { observeVideo } from '../../support/scenarios/analysisCalls.ts'
import { errorOf, uploadVideo } from '../../support/scenarios/observationCalls.ts'
import { aiObservation, manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'

const READ = `query ($filter: ObservationFilter) {
  totalObservations(filter: $filter)
  allObservations(filter: $filter) { id judged_by }
  aiAccuracy(filter: $filter) { overall { true_positive true_negative false_positive false_negative unreviewed } } }`

const HERE = {
  processing_state: 'COMPLETE' as const,
  model_hash: 'a'.repeat(64),
  thresholds_version: 1,
  capture_quality: 'GOOD' as const,
  judgement: '{}',
}

const FAILED = { processing_state: 'FAILED', processing_error: 'NO_PERSON' } as const
const NO_VERDICTS = {
  is_inside_base: null,
  is_big_engines: null,
  is_turn_not_twist: null,
  is_dip_n_drive: null,
}

describe('[41.54] [24.8] results of another program', () => {
  it('are marked and are no part of the accuracy, unless chosen', async () => {
    const company = await buildTwoSites({ ai_enabled: true })
    const who = await actor('CLIENT_SUPER_USER', company.client)
    const here = await aiObservation(company, {}, HERE)
    const failedHere = await aiObservation(company, {}, { ...FAILED, ...NO_VERDICTS })
    const elsewhere = await aiObservation(company)
    const keptAfterFailure = await aiObservation(company, {}, { ...FAILED, is_inside_base: true })
    const manual = await manualObservation(company)
    const judges = new Map([
      [here.observation.id, 'LIFTWISE'],
      [failedHere.observation.id, 'LIFTWISE'],
      [elsewhere.observation.id, 'OTHER_PROGRAM'],
      [keptAfterFailure.observation.id, 'OTHER_PROGRAM'],
      [manual.observation.id, null],
    ])
    const read = async (filter: object) => {
      const { data } = await who.gql(READ, { filter })
      return { ...data, judged: data.aiAccuracy.overall.unreviewed }
    }
    const { allObservations: rows, judged } = await read({})
    const found = rows.map((row: { id: string; judged_by: string }) => [row.id, row.judged_by])
    expect(new Map(found)).toEqual(judges)
    expect(judged).toBe(2)
    for (const [judgedBy, total] of [
      [['LIFTWISE'], 2],
      [['OTHER_PROGRAM'], 2],
      [['LIFTWISE', 'OTHER_PROGRAM'], 4],
    ] as const) {
      const { totalObservations, judged } = await read({ judgedBy })
      expect([totalObservations, judged], judgedBy.join()).toEqual([total, total])
    }
  })

  it('must be on the task’s principles', async () => {
    const company = await buildTwoSites({ ai_enabled: true, anonymous_observations_enabled: true })
    const who = await actor('CLIENT_OBSERVER', company.client)
    const sent = async (verdicts: object) => {
      const fileLocation = await uploadFile(who, 'OBSERVATION_VIDEO', FILM)
      const input = { isInsideBase: true, isBigEngines: true, isTwisting: false, ...verdicts }
      const { data } = await uploadVideo(who, {
        ...input,
        fileLocation,
        anonymousObservation: true,
      })
      return observeVideo(who, company, data.uploadVideo.id)
    }
    expect(errorOf(await sent({ isDipNDrive: true }))).toEqual({
      code: 'BAD_INPUT',
      field: 'video_id',
      message: `Dip n' Drive does not apply to the task “${company.lift.name}”. Leave it unanswered.`,
    })
    expect((await sent({})).errors).toBeUndefined()
  })
})
