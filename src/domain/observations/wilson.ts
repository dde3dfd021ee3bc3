/** The range that a share's true value lies in with 95 % certainty, after Wilson (1927); honest for few and for extreme ones. */
export function wilson(part: number, whole: number): Interval {
  const share = part / whole
  const squared = Z * Z
  const middle = share + squared / (2 * whole)
  const reach = Z * Math.sqrt((share * (1 - share)) / whole + squared / (4 * whole * whole))
  const scale = 1 + squared / whole
  // None and all are their own ends; rounding must not move them past each other.
  return {
    low: part === 0 ? 0 : Math.min(Math.max((middle - reach) / scale, 0), share),
    high: part === whole ? 1 : Math.max(Math.min((middle + reach) / scale, 1), share),
  }
}

/** 0 ≤ low ≤ high ≤ 1. */
export interface Interval {
  low: number
  high: number
}

/** The normal distribution's 97.5 % point. */
const Z = 1.959963984540054
