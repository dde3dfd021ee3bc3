/** Formats the figures of summary mails; gives no share of fewer than five observations. */
import { formatPercentage, isSampleLargeEnough, MIN_SAMPLE_SIZE } from '#domain/charts/shares.ts'
import type { Translator } from '../../platform/texts/translator.ts'

export interface SummaryCounts {
  total: number
  correct: number
  incorrect: number
}

/** Formats like '1,204 observations' or 'no observations'. */
export const formatObservationCount = ({ t }: Translator, count: number): string =>
  count === 0 ? t('mailParts.noObservations') : t('mailParts.observations', { smart_count: count })

export const formatCount = ({ t }: Translator, count: number): string =>
  t('mailParts.rows', { count })

/** Formats like '82%'. */
export function formatShare(texts: Translator, figures: SummaryCounts): string {
  if (figures.correct + figures.incorrect === 0) return texts.t('mailFigures.noResults')
  return (
    correctShare(texts, figures) ?? texts.t('mailFigures.tooFewResults', { least: MIN_SAMPLE_SIZE })
  )
}

/** Formats like '12 more than before (38); up from 67% correct'. */
export function formatChange(
  texts: Translator,
  now: SummaryCounts,
  previous: SummaryCounts,
): string {
  const { t } = texts
  if (previous.total === 0) return t('mailFigures.nothingToCompare')
  if (!isSampleLargeEnough(now.total) || !isSampleLargeEnough(previous.total))
    return t('mailFigures.notEnoughToCompare', { now: now.total, previous: previous.total })
  const count = countChange(texts, now.total, previous.total)
  const share = shareChange(texts, now, previous)
  return share === null ? count : t('mailFigures.countAndShare', { count, share })
}

/** Formats like '31 observations, 84% correct'. */
export function formatPlace(texts: Translator, figures: SummaryCounts): string {
  const observations = formatObservationCount(texts, figures.total)
  const share = correctShare(texts, figures)
  return share ? texts.t('mailFigures.placeShare', { observations, share }) : observations
}

const correctShare = (
  { locale }: Translator,
  { correct, incorrect }: SummaryCounts,
): string | null =>
  isSampleLargeEnough(correct + incorrect)
    ? formatPercentage(correct, correct + incorrect, locale)
    : null

function countChange({ t }: Translator, now: number, previous: number): string {
  if (now === previous) return t('mailFigures.same', { previous })
  const count = Math.abs(now - previous)
  return t(now > previous ? 'mailFigures.more' : 'mailFigures.fewer', { count, previous })
}

/** Compares the shares as displayed, to avoid 'up from 67%' next to 67%. */
function shareChange(
  texts: Translator,
  now: SummaryCounts,
  previous: SummaryCounts,
): string | null {
  const [current, share] = [correctShare(texts, now), correctShare(texts, previous)]
  if (current === null || share === null) return null
  if (current === share) return texts.t('mailFigures.shareSame', { share })
  const isUp = exactShare(now) > exactShare(previous)
  return texts.t(isUp ? 'mailFigures.shareUp' : 'mailFigures.shareDown', { share })
}

const exactShare = ({ correct, incorrect }: SummaryCounts): number =>
  correct / (correct + incorrect)
