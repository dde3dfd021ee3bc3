/** Which analysed frame a moment belongs to, and the frames beside it, by the frames' own timestamps. Times in seconds, ascending. */

/** The index of the last frame that has begun; the first before any has, -1 without frames. */
export function frameIndexAt(times: readonly number[], seconds: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) <= seconds + TIMESTAMP_TOLERANCE) low = middle + 1
    else high = middle
  }
  return times.length === 0 ? -1 : Math.max(0, low - 1)
}

/** The time of the frame `by` frames on (or back), the first or last beyond them; null without frames. */
export const timeOfNearbyFrame = (
  times: readonly number[],
  seconds: number,
  by: number,
): number | null => {
  const target = frameIndexAt(times, seconds) + by
  return times[Math.min(times.length - 1, Math.max(0, target))] ?? null
}

/** When the last frame ends: it lasts as long as the others on average. */
export const framesEnd = (times: readonly number[]): number => {
  const [first = 0, last = first] = [times[0], times.at(-1)]
  return times.length < 2 ? last : last + (last - first) / (times.length - 1)
}

/** Timestamps are kept in whole milliseconds, so a frame's media time may be up to one earlier. */
const TIMESTAMP_TOLERANCE = 0.001
