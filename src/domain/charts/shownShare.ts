/** A share as a whole percentage that never claims all or none where some are not. null: there is nothing to share. */
export function formatPercentage(part: number, whole: number): string | null {
  if (whole <= 0) return null
  const percent = Math.round((part / whole) * 100)
  if (percent === 0 && part > 0) return '<1%'
  if (percent === 100 && part < whole) return '>99%'
  return `${percent}%`
}
