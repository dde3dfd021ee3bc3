/** Moments of a recording in the address of its page, and speeds of playing it. */

/** Parses the moment in a URL ('?t=1.250'), in seconds. null: none, or not a time. */
export const parseTimeParameter = (text: string | null): number | null =>
  text !== null && /^\d{1,6}(\.\d{1,6})?$/u.test(text) ? Number(text) : null

/** Returns the search string with that moment; other parameters stay. */
export const withTimeParameter = (search: string, seconds: number): string => {
  const params = search
    .replace(/^\?/u, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^t(=|$)/u.test(pair))
  return `?${[...params, `t=${seconds.toFixed(DECIMALS)}`].join('&')}`
}

const DECIMALS = 3

/** Returns the target of a click on a segment: one second before its start, but not before 0. */
export const seekTargetOf = (start: number): number => Math.max(0, start - SEEK_LEAD)

/** Seconds. */
const SEEK_LEAD = 1

/** Playback speeds; 1 is real time. */
export const PLAYBACK_SPEEDS = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const

export const isPlaybackSpeed = (speed: number): boolean =>
  PLAYBACK_SPEEDS.some((playbackSpeed) => playbackSpeed === speed)

/** Returns the next slower or faster speed, or the same one at the end. */
export const adjacentSpeed = (speed: number, by: 1 | -1): number => {
  const others = PLAYBACK_SPEEDS.filter((playbackSpeed) =>
    by === 1 ? playbackSpeed > speed : playbackSpeed < speed,
  )
  return (by === 1 ? others[0] : others.at(-1)) ?? speed
}
