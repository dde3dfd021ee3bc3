/** A share as a whole percentage that never claims all or none where some are not. null: there is nothing to share. */
export function formatPercentage(part: number, whole: number): string | null {
  if (whole <= 0) return null
  const percent = Math.round((part / whole) * 100)
  if (percent === 0 && part > 0) return '<1%'
  if (percent === 100 && part < whole) return '>99%'
  return `${percent}%`
}

/** A share in words, where there are enough to tell; null: too few. */
export const formatSignificantShare = (part: number, whole: number): string | null =>
  isSampleLargeEnough(whole) ? formatPercentage(part, whole) : null

/** Whether so many observations support a claim such as a share: with fewer the screen says that they are few. */
export const isSampleLargeEnough = (observations: number): boolean =>
  observations >= MIN_SAMPLE_SIZE

export const MIN_SAMPLE_SIZE = 5
