import polyglotI18nProvider from 'ra-i18n-polyglot'
import { describe, expect, it } from 'vitest'
import { en } from '../../foundation/i18n/en.ts'
import { formatConfidence, formatEvidence } from './formatEvidence.ts'

const { translate } = polyglotI18nProvider(() => en, 'en')

describe('the evidence of a verdict in words', () => {
  it('[41.1] says why in plain words, then what was measured and what the threshold asks for', () => {
    const evidence = {
      values: [
        { name: 'kneeShare' as const, value: 0.683 },
        { name: 'knee' as const, value: 95.4 },
        { name: 'trunk' as const, value: 44.2 },
      ],
      threshold: 0.5,
      visibility: 0.9,
    }
    expect(formatEvidence('BIG_ENGINES', { verdict: true, evidence }, translate)).toBe(
      'The legs did most of the bending. Knee share 0.68, knee 95°, trunk 44°; needs at least 0.50. Visibility 90 %.',
    )
    const turned = {
      values: [
        { name: 'shoulderTurn' as const, value: 48 },
        { name: 'footMove' as const, value: 0.031 },
      ],
      threshold: 25,
      visibility: 0.715,
    }
    expect(formatEvidence('TURN_NOT_TWIST', { verdict: false, evidence: turned }, translate)).toBe(
      'The shoulders turned while the feet stayed. Shoulders turned 48°, feet moved 3 % of shoulder height; needs less than 25° while the feet stay. Visibility 72 %.',
    )
  })

  it('[41.1] an unknown verdict says why', () => {
    expect(
      formatEvidence('INSIDE_BASE', { reason: 'FOOT_OBSCURED', evidence: null }, translate),
    ).toBe('The legs or feet are hidden.')
    expect(formatEvidence('INSIDE_BASE', {}, translate)).toBe('')
  })

  it('[41.28] has a confidence beside it, and none where there is no verdict', () => {
    expect(formatConfidence({ verdict: true, confidence: 0.918 }, translate)).toBe(
      'Confidence 92 %',
    )
    expect(formatConfidence({ verdict: null, confidence: null }, translate)).toBe('')
    expect(formatConfidence({ verdict: true }, translate)).toBe('')
  })

  it("[41.29] calls Dip n' Drive a suggestion", () => {
    expect(formatEvidence('DIP_N_DRIVE', { verdict: true }, translate)).toBe(
      'The legs drove the push. A suggestion: this has been measured on few recordings.',
    )
  })
})
