/** Seconds in words: '2.133 s', '1.250 / 5.000 s', '0:02.133' (spec 2: 3 decimals). */
export const shownSeconds = (seconds: number): string => `${withDecimals(seconds)} s`

export const elapsedOfTotal = (elapsed: number, total: number): string =>
  `${withDecimals(elapsed)} / ${shownSeconds(total)}`

/** Minutes and seconds, for a list of moments. */
export const shownMoment = (seconds: number): string => {
  const whole = Math.round(seconds * 1000)
  const rest = ((whole % 60_000) / 1000).toFixed(DECIMALS).padStart(6, '0')
  return `${Math.floor(whole / 60_000)}:${rest}`
}

export const withDecimals = (seconds: number): string => seconds.toFixed(DECIMALS)

const DECIMALS = 3
