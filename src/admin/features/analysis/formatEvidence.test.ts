import { describe, expect, it } from 'vitest'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { formatConfidence, formatEvidence } from './formatEvidence.ts'

const { translate } = i18nProvider

describe('the evidence of a verdict in words', () => {
  it('[41.1] says in one sentence what was measured against what is correct, then the other figures', () => {
    const evidence = {
      values: [
        { name: 'kneeShare' as const, value: 0.383 },
        { name: 'knee' as const, value: 48.4 },
        { name: 'trunk' as const, value: 79.2 },
      ],
      threshold: 0.5,
      visibility: 0.9,
    }
    expect(formatEvidence({ verdict: false, evidence }, translate)).toEqual({
      sentences: ['The knees do 38% of the bending (correct: 50% or more).'],
      figures: 'Knee 48°, trunk 79°. Visibility 90%.',
    })
    const turned = {
      values: [
        { name: 'shoulderTurn' as const, value: 48 },
        { name: 'footMove' as const, value: 0.031 },
      ],
      threshold: 25,
      visibility: 0.715,
    }
    expect(formatEvidence({ verdict: false, evidence: turned }, translate)).toEqual({
      sentences: ['The shoulders turn 48° while the feet stay (correct: less than 25°).'],
      figures: 'Feet moved 3% of shoulder height. Visibility 72%.',
    })
  })

  it('[41.1] an unknown verdict says why first', () => {
    const reach = {
      values: [{ name: 'reach' as const, value: 0.82 }],
      threshold: 0.8,
      visibility: 1,
    }
    expect(formatEvidence({ reason: 'NEAR_THRESHOLD', evidence: reach }, translate)).toEqual({
      sentences: [
        'Too close to the threshold to be sure.',
        'The hands are 0.82 trunk lengths from the feet (correct: 0.80 or less).',
      ],
      figures: 'Visibility 100%.',
    })
    expect(
      formatEvidence({ reason: 'FOOT_OBSCURED', evidence: reach }, translate).sentences,
    ).toEqual([
      'The legs or feet are hidden.',
      'The hands are 0.82 trunk lengths from the feet (correct: 0.80 or less).',
      'Measured, but not reliable enough to count.',
    ])
    expect(formatEvidence({ reason: 'FOOT_OBSCURED', evidence: null }, translate)).toEqual({
      sentences: ['The legs or feet are hidden.'],
      figures: '',
    })
    expect(formatEvidence({}, translate)).toEqual({ sentences: [], figures: '' })
  })

  it('[41.28] has a confidence beside it, and none where there is no verdict', () => {
    expect(formatConfidence({ verdict: true, confidence: 0.918 }, translate)).toBe('Confidence 92%')
    expect(formatConfidence({ verdict: null, confidence: null }, translate)).toBe('')
    expect(formatConfidence({ verdict: true }, translate)).toBe('')
  })

  it("[41.29] calls Dip n' Drive a suggestion", () => {
    const evidence = {
      values: [{ name: 'dip' as const, value: 23 }],
      threshold: 15,
      visibility: 0.9,
    }
    expect(formatEvidence({ verdict: true, evidence }, translate).sentences).toEqual([
      'The knees dip 23° before the load moves (correct: 15° or more).',
      'Suggestion only: tested on few recordings.',
    ])
  })
})
