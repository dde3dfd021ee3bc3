/** What an AI verdict is based on, in words. */
import type { TranslateFunction } from 'react-admin'
import type { Principle } from '#domain/observations/principles.ts'
import type { EvidenceName, UnknownReason } from '#domain/videos/judgement.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'

/** The fields of a stored judgement and of a fresh one that its words need. */
export interface JudgedPrinciple {
  verdict?: boolean | null
  confidence?: number | null
  reason?: UnknownReason | null
  evidence?: {
    values: readonly { name: EvidenceName; value: number }[]
    threshold: number
    visibility: number
  } | null
}

/**
 * Returns the reason in plain words, then the figures: 'The legs did most of the bending. Knee share 0.68, knee 95°; needs at
 * least 0.50. Visibility 90 %.'
 */
export function formatEvidence(
  principle: Principle,
  { verdict, reason, evidence }: JudgedPrinciple,
  translate: TranslateFunction,
): string {
  const judged =
    typeof verdict === 'boolean'
      ? translate(`analysis.reasons.${principle}.${verdict ? 'correct' : 'incorrect'}`)
      : ''
  const tentative =
    principle === 'DIP_N_DRIVE' && judged ? translate('analysis.evidence.tentative') : ''
  const why = reason
    ? `${enumLabels.unknownReason[reason]}.`
    : [judged, tentative].filter(Boolean).join(' ')
  if (!evidence) return why
  const values = evidence.values.map(({ name, value }) =>
    translate(`analysis.evidence.${name}`, { value: FORMATS[name](value) }),
  )
  const measured = translate('analysis.evidence.measured', {
    values: capitalize(values.join(', ')),
    needs: translate(`analysis.needs.${principle}`, {
      threshold: FORMATS[evidence.values[0]?.name ?? 'kneeShare'](evidence.threshold),
    }),
  })
  const visibility = translate('analysis.evidence.visibility', {
    value: percent(evidence.visibility),
  })
  return [why, measured, visibility].filter(Boolean).join(' ')
}

/** 'Confidence 92 %'; '' of an unknown verdict, and of one that was judged before there was a confidence. */
export const formatConfidence = (
  { confidence }: JudgedPrinciple,
  translate: TranslateFunction,
): string =>
  typeof confidence === 'number'
    ? translate('analysis.evidence.confidence', { value: percent(confidence) })
    : ''

const degrees = (value: number) => `${Math.round(value)}°`
const decimal = (value: number) => value.toFixed(2)
const percent = (value: number) => `${Math.round(value * 100)} %`

const FORMATS: Record<EvidenceName, (value: number) => string> = {
  knee: degrees,
  trunk: degrees,
  kneeShare: decimal,
  reach: decimal,
  shoulderTurn: degrees,
  footMove: percent,
  startTwist: degrees,
  dip: degrees,
  elbow: degrees,
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
