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
      sentences: ['Knees carry 38% of the bend; correct from 50%.'],
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
      sentences: ['Shoulders turn 48°; correct below 25° while the feet stay.'],
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
        'Hands are 0.82 trunk lengths from the feet; correct up to 0.80.',
      ],
      figures: 'Visibility 100%.',
    })
    expect(
      formatEvidence({ reason: 'FOOT_OBSCURED', evidence: reach }, translate).sentences,
    ).toEqual([
      'The legs or feet are hidden.',
      'Hands are 0.82 trunk lengths from the feet; correct up to 0.80.',
      'This was measured, but is not trusted.',
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
      'Knees dip 23° before the load moves; correct from 15°.',
      'A suggestion: this has been measured on few recordings.',
    ])
  })
})
