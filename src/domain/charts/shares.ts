/** Returns a share as a whole percentage, never 0 % or 100 % unless it is exact; null when `whole` is 0. */
export function formatPercentage(part: number, whole: number, locale = 'en'): string | null {
  if (whole <= 0) return null
  const percent = Math.round((part / whole) * 100)
  if (percent === 0 && part > 0) return `<${percentText(1, locale)}`
  if (percent === 100 && part < whole) return `>${percentText(99, locale)}`
  return percentText(percent, locale)
}

/** '64%' in English, '64 %' in German. */
export const percentText = (percent: number, locale = 'en'): string =>
  (percent / 100).toLocaleString(locale, { style: 'percent' })

/** True if the sample supports a statement such as a share; a screen says so when it is too small. */
export const isSampleLargeEnough = (observations: number): boolean =>
  observations >= MIN_SAMPLE_SIZE

export const MIN_SAMPLE_SIZE = 5
