/** Figures of measurements: shares of a sorted list, and the slope of a line through samples. */

/** Returns the value below which that share of the numbers lies; NaN for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export interface Sample {
  x: number
  y: number
}

/** Slope of the least-squares line; NaN for fewer than two samples. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  const sum = (of: (sample: Sample) => number) =>
    samples.reduce((total, sample) => total + of(sample), 0)
  return sum(({ x, y }) => (x - middle.x) * (y - middle.y)) / sum(({ x }) => (x - middle.x) ** 2)
}

export const milliseconds = (ms: number): string => `${Math.round(ms)} ms`

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`

/** 'median 1.20 s, 95 % under 1.40 s, longest 1.90 s' */
export const spread = (times: readonly number[], format = milliseconds): string =>
  `median ${format(quantile(times, 0.5))}, 95 % under ${format(quantile(times, 0.95))}, longest ${format(quantile(times, 1))}`

/** Returns a sentence for each that does not hold. */
export const faultsOf = (...rules: readonly [holds: boolean, fault: string][]): string[] =>
  rules.flatMap(([holds, fault]) => (holds ? [] : [fault]))
