/** The accuracy report by what analysed the recordings: model, thresholds, capture quality. */
import { describe, expect, it } from 'vitest'
import { actor } from '#test/support/api.ts'
import { aiObservation, manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

const ACCURACY = `query ($filter: ObservationFilter) {
  aiAccuracy(filter: $filter) { overall { unreviewed } } }`

describe('[41.21] recordings that Liftwise has analysed', () => {
  const MODEL = 'a'.repeat(64)
  const analysedBy = (quality: 'GOOD' | 'FAIR' | 'POOR', version = 1) => ({
    processing_state: 'COMPLETE' as const,
    model_hash: MODEL,
    thresholds_version: version,
    capture_quality: quality,
    judgement: '{}',
  })

  it('of poor quality are left out unless the filter names them; model and thresholds are filters', async () => {
    const company = await buildTwoSites({ ai_enabled: true })
    const who = await actor('CLIENT_SUPER_USER', company.client)
    for (const video of [
      {},
      analysedBy('GOOD'),
      analysedBy('GOOD', 2),
      analysedBy('FAIR'),
      analysedBy('POOR'),
    ])
      await aiObservation(company, {}, video)
    const count = async (filter: object) => {
      const judgedBy = ['LIFTWISE', 'OTHER_PROGRAM']
      const isAll = Object.keys(filter).length === 0
      const { data } = await who.gql(ACCURACY, { filter: isAll ? {} : { ...filter, judgedBy } })
      return data.aiAccuracy.overall.unreviewed
    }
    const total = async (filter: object) => {
      const { data } = await who.gql(
        'query ($filter: ObservationFilter) { totalObservations(filter: $filter) }',
        { filter },
      )
      return data.totalObservations
    }
    // Verdicts of another program are left out too.
    expect([await count({}), await total({})]).toEqual([3, 5])
    const cases: [object, number][] = [
      [{ captureQuality: ['POOR'] }, 1],
      [{ captureQuality: ['GOOD', 'FAIR', 'UNKNOWN'] }, 4],
      [{ captureQuality: ['UNKNOWN'] }, 1],
      [{ captureQuality: ['GOOD', 'FAIR', 'UNKNOWN'], modelHash: [MODEL] }, 3],
      [{ captureQuality: ['GOOD', 'FAIR', 'POOR', 'UNKNOWN'], modelHash: ['unknown'] }, 1],
      [{ captureQuality: ['GOOD', 'FAIR', 'UNKNOWN'], thresholdsVersion: ['2', 'unknown'] }, 2],
    ]
    for (const [filter, expected] of cases)
      expect([await count(filter), await total(filter)], JSON.stringify(filter)).toEqual([
        expected,
        expected,
      ])
    expect(await count({ modelHash: [MODEL] })).toBe(3)
    // The list also has observations without a recording, which nothing has analysed.
    await manualObservation(company, { video_id: null })
    const totals = await Promise.all(
      [
        { captureQuality: ['UNKNOWN'] },
        { modelHash: ['unknown'] },
        { thresholdsVersion: ['unknown'] },
        { captureQuality: ['POOR', 'UNKNOWN'] },
        { modelHash: [MODEL, 'unknown'] },
        { modelHash: [MODEL] },
      ].map(total),
    )
    expect(totals).toEqual([2, 2, 2, 3, 6, 4])
  })
})
