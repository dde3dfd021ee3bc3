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
  if (figures.correct + figures.incorrect === 0) return 'none to judge'
  return correctShare(figures) ?? `fewer than ${MIN_SAMPLE_SIZE} judged: too few to tell`
}

/** Formats like '12 more than the 38 then; correct share up from 67%'. */
export function formatChange(now: SummaryCounts, then: SummaryCounts): string {
  if (then.total === 0) return 'no observations to compare with'
  if (!isSampleLargeEnough(now.total) || !isSampleLargeEnough(then.total))
    return `too few to compare: ${formatCount(now.total)} after ${formatCount(then.total)}`
  return [countChange(now.total, then.total), ...shareChange(now, then)].join('; ')
}

/** Formats like '31 observations, 84% correct'. */
export function formatPlace(figures: SummaryCounts): string {
  const share = correctShare(figures)
  return `${formatObservationCount(figures.total)}${share ? `, ${share} correct` : ''}`
}

const NUMBER_FORMAT = new Intl.NumberFormat('en')

const correctShare = ({ correct, incorrect }: SummaryCounts): string | null =>
  formatSignificantShare(correct, correct + incorrect)

function countChange(now: number, then: number): string {
  if (now === then) return `as many as the ${formatCount(then)} then`
  const word = now > then ? 'more' : 'fewer'
  return `${formatCount(Math.abs(now - then))} ${word} than the ${formatCount(then)} then`
}

/** Compares the shares as displayed, to avoid 'up from 67%' next to 67%. */
function shareChange(now: SummaryCounts, then: SummaryCounts): string[] {
  const [share, shareThen] = [correctShare(now), correctShare(then)]
  if (share === null || shareThen === null) return []
  if (share === shareThen) return [`correct share ${share} as then`]
  const isUp = exactShare(now) > exactShare(then)
  return [`correct share ${isUp ? 'up' : 'down'} from ${shareThen}`]
}

const exactShare = ({ correct, incorrect }: SummaryCounts): number =>
  correct / (correct + incorrect)
