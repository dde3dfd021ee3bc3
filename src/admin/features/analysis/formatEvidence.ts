/** Evidence of an AI verdict, in words. */
import type { TranslateFunction } from 'react-admin'
import type { EvidenceName, UnknownReason } from '#domain/videos/judgement.ts'
import { formatDecimal } from '../../foundation/format/formatFigure.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { shareText } from '../../parts/charts/intervalText.ts'

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

export interface EvidenceText {
  /** Reason why there is no verdict, and what was measured against what is correct; empty: neither is known. */
  sentences: string[]
  /** Further measurements. */
  figures: string
}

/**
 * Returns 'The knees do 38% of the bending (correct: 50% or more).' and 'Knee 48°, trunk 79°. Visibility 90%.', after the
 * reason where there is no verdict.
 */
export function formatEvidence(
  { verdict, reason, evidence }: JudgedPrinciple,
  translate: TranslateFunction,
): EvidenceText {
  const why = reason
    ? [t('analysis.evidence.why', { reason: t(`enums.unknownReason.${reason}`) })]
    : []
  const [first, ...further] = evidence?.values ?? []
  if (!evidence || !first) return { sentences: why, figures: '' }
  const format = FORMATS[first.name]
  const measured = translate(`analysis.evidence.measured.${first.name}`, {
    value: format(first.value),
    threshold: format(evidence.threshold),
  })
  const isDistrusted = reason && reason !== 'NEAR_THRESHOLD'
  const isTentative = first.name === 'dip' && typeof verdict === 'boolean'
  const others = further.map(({ name, value }) =>
    translate(`analysis.evidence.${name}`, { value: FORMATS[name](value) }),
  )
  const visibility = translate('analysis.evidence.visibility', {
    value: percent(evidence.visibility),
  })
  return {
    sentences: [
      ...why,
      measured,
      ...(isDistrusted ? [translate('analysis.evidence.distrusted')] : []),
      ...(isTentative ? [translate('analysis.evidence.tentative')] : []),
    ],
    figures: [others.length > 0 && `${capitalize(others.join(', '))}.`, visibility]
      .filter(Boolean)
      .join(' '),
  }
}

/** 'Confidence 92%'; '' of an unknown verdict, and of one that was judged before there was a confidence. */
export const formatConfidence = (
  { confidence }: JudgedPrinciple,
  translate: TranslateFunction,
): string =>
  typeof confidence === 'number'
    ? translate('analysis.evidence.confidence', { value: shareText(confidence) })
    : ''

const degrees = (value: number) => `${Math.round(value)}°`
const decimal = (value: number) => formatDecimal(value, 2)
const percent = (value: number) => value.toLocaleString(readerLocale(), { style: 'percent' })

const FORMATS: Record<EvidenceName, (value: number) => string> = {
  knee: degrees,
  trunk: degrees,
  kneeShare: percent,
  reach: decimal,
  shoulderTurn: degrees,
  footMove: percent,
  startTwist: degrees,
  dip: degrees,
  elbow: degrees,
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
