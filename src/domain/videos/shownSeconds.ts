/** Seconds in words: '2.133 s', '1.250 / 5.000 s', '0:02.133' (spec 2: 3 decimals). */
export const formatSeconds = (seconds: number): string => `${toDecimalSeconds(seconds)} s`

export const formatElapsed = (elapsed: number, total: number): string =>
  `${toDecimalSeconds(elapsed)} / ${formatSeconds(total)}`

/** Minutes and seconds, for a list of moments. */
export const formatTimecode = (seconds: number): string => {
  const whole = Math.round(seconds * 1000)
  const rest = ((whole % 60_000) / 1000).toFixed(DECIMALS).padStart(6, '0')
  return `${Math.floor(whole / 60_000)}:${rest}`
}

export const toDecimalSeconds = (seconds: number): string => seconds.toFixed(DECIMALS)

const DECIMALS = 3
