/** Moves the words at the ends of lines apart, so that none covers another; in the order of their lines, inside the chart. */
export function spreadLabels(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let above = -Infinity
  for (const at of order) {
    placed[at] = Math.max(heights[at] ?? 0, above + gap)
    above = placed[at] ?? 0
  }
  let below = lowest + gap
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, below - gap)
    below = placed[at] ?? 0
  }
  return placed
}
