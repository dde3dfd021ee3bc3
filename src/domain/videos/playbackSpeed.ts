/** How fast a recording can be played, 1 is real time. */
export const PLAYBACK_SPEEDS = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const

export const isPlaybackSpeed = (speed: number): boolean =>
  PLAYBACK_SPEEDS.some((known) => known === speed)

/** The next slower or faster one, or the same at the end. */
export const adjacentSpeed = (speed: number, by: 1 | -1): number => {
  const others = PLAYBACK_SPEEDS.filter((known) => (by === 1 ? known > speed : known < speed))
  return (by === 1 ? others[0] : others.at(-1)) ?? speed
}
