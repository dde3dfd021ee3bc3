/** The range that a share's true value lies in with 95 % certainty, after Wilson (1927); honest for few and for extreme ones. */
export function wilsonInterval(part: number, whole: number): ConfidenceInterval {
  const share = part / whole
  const squared = Z_95 * Z_95
  const middle = share + squared / (2 * whole)
  const margin = Z_95 * Math.sqrt((share * (1 - share)) / whole + squared / (4 * whole * whole))
  const scale = 1 + squared / whole
  // None and all are their own ends; rounding must not move them past each other.
  return {
    low: part === 0 ? 0 : Math.min(Math.max((middle - margin) / scale, 0), share),
    high: part === whole ? 1 : Math.max(Math.min((middle + margin) / scale, 1), share),
  }
}

/** 0 ≤ low ≤ high ≤ 1. */
export interface ConfidenceInterval {
  low: number
  high: number
}

/** The normal distribution's 97.5 % point. */
const Z_95 = 1.959963984540054
