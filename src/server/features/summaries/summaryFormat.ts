/** Formats the figures of summary mails; gives no share of fewer than five observations. */
import {
  MIN_SAMPLE_SIZE,
  isSampleLargeEnough,
  formatSignificantShare,
} from '#domain/charts/shares.ts'

export interface SummaryCounts {
  total: number
  correct: number
  incorrect: number
}

/** Formats like '1,204 observations' or 'no observations'. */
export function formatObservationCount(count: number): string {
  if (count === 0) return 'no observations'
  return count === 1 ? '1 observation' : `${formatCount(count)} observations`
}

export const formatCount = (count: number): string => NUMBER_FORMAT.format(count)

/** Formats like '82%'. */
export function formatShare(figures: SummaryCounts): string {
  if (figures.correct + figures.incorrect === 0) return 'no results'
  return correctShare(figures) ?? `fewer than ${MIN_SAMPLE_SIZE} results: not enough data`
}

/** Formats like '12 more than before (38); correct share up from 67%'. */
export function formatChange(now: SummaryCounts, previous: SummaryCounts): string {
  if (previous.total === 0) return 'no observations to compare with'
  if (!isSampleLargeEnough(now.total) || !isSampleLargeEnough(previous.total))
    return `not enough to compare: ${formatCount(now.total)} now, ${formatCount(previous.total)} before`
  return [countChange(now.total, previous.total), ...shareChange(now, previous)].join('; ')
}

/** Formats like '31 observations, 84% correct'. */
export function formatPlace(figures: SummaryCounts): string {
  const share = correctShare(figures)
  return `${formatObservationCount(figures.total)}${share ? `, ${share} correct` : ''}`
}

const NUMBER_FORMAT = new Intl.NumberFormat('en')

const correctShare = ({ correct, incorrect }: SummaryCounts): string | null =>
  formatSignificantShare(correct, correct + incorrect)

function countChange(now: number, previous: number): string {
  if (now === previous) return `same as before (${formatCount(previous)})`
  const comparison = now > previous ? 'more' : 'fewer'
  return `${formatCount(Math.abs(now - previous))} ${comparison} than before (${formatCount(previous)})`
}

/** Compares the shares as displayed, to avoid 'up from 67%' next to 67%. */
function shareChange(now: SummaryCounts, previous: SummaryCounts): string[] {
  const [currentShare, previousShare] = [correctShare(now), correctShare(previous)]
  if (currentShare === null || previousShare === null) return []
  if (currentShare === previousShare) return [`correct share unchanged at ${currentShare}`]
  const isUp = exactShare(now) > exactShare(previous)
  return [`correct share ${isUp ? 'up' : 'down'} from ${previousShare}`]
}

const exactShare = ({ correct, incorrect }: SummaryCounts): number =>
  correct / (correct + incorrect)
