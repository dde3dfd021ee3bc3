/** Finds the lifts in a recording: the large rises of the hands over the feet. */
import type { BodyMeasures } from './bodyMeasures.ts'
import type { LiftInterval } from './judgement.ts'
import type { Thresholds } from './thresholds.ts'

/** Returns all lifts in order of time; empty without a rise as large as a lift. `standing`: see `standingHeight`. */
export function detectLifts(
  measures: readonly BodyMeasures[],
  standing: number,
  thresholds: Thresholds,
): LiftInterval[] {
  const least = thresholds.rise.value * standing
  const heights = measures.map(({ handHeight }) => handHeight)
  const rises = findRises(heights, least)
  const largest = Math.max(0, ...rises.map((rise) => riseOf(heights, rise)))
  return rises
    .filter((rise) => riseOf(heights, rise) >= LARGE * largest)
    .map((rise) => intervalOf(measures, { ...rise, high: endOfRise(measures, rise, least) }))
    .filter(({ start }) => start >= (measures[0]?.at ?? 0) + SEEN_BEFORE)
}

/** Seconds that are seen before a lift: one that has begun earlier is not seen from its lowest point. */
const SEEN_BEFORE = 0.15

function intervalOf(measures: readonly BodyMeasures[], rise: Rise): LiftInterval {
  const heights = measures.map(({ handHeight }) => handHeight)
  const level = (share: number) => (heights[rise.low] ?? 0) + share * riseOf(heights, rise)
  const half = firstIndexAbove(heights, rise, level(0.5))
  const risen = risenTogether(measures, rise, half)
  const gripped = risen[cornerOf(risen, rise.low, half)] ?? 0
  const begun = gripped < GRIPPED ? START_SHARE : gripped
  const last = lastIndexBelow(risen, { low: rise.low, high: half }, begun)
  const end = firstIndexAbove(heights, { ...rise, low: last }, level(END_SHARE))
  const times = measures.map(({ at }) => at)
  return {
    start: crossingTime(times, risen, last, begun),
    end: crossingTime(times, heights, end - 1, level(END_SHARE)),
  }
}

/**
 * Returns how far hands and shoulders have risen in each frame, as a share of the rise, by the one that has risen less: hands
 * that feel for the grip move alone, and so do the shoulders of somebody who sits down to lift. `half`: until where the
 * load has surely left the ground.
 */
function risenTogether(
  measures: readonly BodyMeasures[],
  { low, high }: Rise,
  half: number,
): number[] {
  const share = (values: readonly number[]) => {
    const floor = Math.min(...values.slice(low, half + 1))
    const height = Math.max(...values.slice(half, high + 1)) - floor
    return { height, of: (value: number) => (value - floor) / Math.max(height, Number.EPSILON) }
  }
  const hands = share(measures.map(({ handHeight }) => handHeight))
  const shoulders = share(measures.map(({ shoulderHeight }) => shoulderHeight))
  const isBent = shoulders.height >= SHOULDERS_RISE * hands.height
  return measures.map(({ handHeight, shoulderHeight }) =>
    Math.min(hands.of(handHeight), isBent ? shoulders.of(shoulderHeight) : 1),
  )
}

/** Returns where values bend from level to rising: farthest below the line from the first to the last of them. */
function cornerOf(values: readonly number[], low: number, high: number): number {
  const [from = 0, to = 0] = [values[low], values[high]]
  const below = (at: number) =>
    from + ((to - from) * (at - low)) / Math.max(1, high - low) - (values[at] ?? 0)
  let corner = low
  for (let at = low; at <= high; at += 1) if (below(at) > below(corner)) corner = at
  return corner
}

/** Share of the rise from which on hands that stop there have found the grip. */
const GRIPPED = 0.2

/** Share of the rise of the hands; shoulders that rise less stay where they are, as before a table. */
const SHOULDERS_RISE = 0.25

/**
 * Returns the measures that belong to a lift: from the end of the lift before it to the start of the next one. `lifts`: all
 * that were found.
 */
export function partOfLift(
  measures: readonly BodyMeasures[],
  { start, end }: LiftInterval,
  lifts: readonly LiftInterval[],
): BodyMeasures[] {
  const from = Math.max(-Infinity, ...lifts.map((other) => other.end).filter((at) => at <= start))
  const until = Math.min(Infinity, ...lifts.map((other) => other.start).filter((at) => at >= end))
  return measures.filter(({ at }) => at >= from && at <= until)
}

/** Height of the shoulders in the picture while the person is upright; in heights of the picture. */
export function standingHeight(measures: readonly BodyMeasures[]): number {
  const heights = measures.map(({ shoulderHeight }) => shoulderHeight).toSorted((a, b) => a - b)
  return Math.max(heights[Math.floor(heights.length * 0.9)] ?? 0, SMALLEST_HEIGHT)
}

/** Heights of the picture. */
const SMALLEST_HEIGHT = 0.02

/** Shares of the rise at which the lift starts and ends. */
const START_SHARE = 0.1
const END_SHARE = 0.9

/** Rises that are this large, compared with the largest, are lifts. */
const LARGE = 0.6

interface Rise {
  low: number
  high: number
}

const riseOf = (heights: readonly number[], { low, high }: Rise): number =>
  (heights[high] ?? 0) - (heights[low] ?? 0)

/** Returns the rises of at least `least` between falls of at least `least`, as indices. */
export function findRises(heights: readonly number[], least: number): Rise[] {
  const rises: Rise[] = []
  let low = 0
  let high: number | null = null
  for (const [at, height] of heights.entries()) {
    if (high === null) {
      if (height < (heights[low] ?? 0)) low = at
      else if (height - (heights[low] ?? 0) >= least) high = at
    } else if (height > (heights[high] ?? 0)) high = at
    else if ((heights[high] ?? 0) - height >= least) {
      rises.push({ low, high })
      low = at
      high = null
    }
  }
  return high === null ? rises : [...rises, { low, high }]
}

/** Seconds for which the hands stay where they are at the end of a rise. */
const PAUSE = 0.6
/** Share of the rise so far that a pause may add. */
const PAUSE_RISE = 0.08

/**
 * Ends the rise at its first pause in its upper half, because walking towards the camera raises everything in the picture. Hands
 * that pause lower have found the grip.
 */
function endOfRise(measures: readonly BodyMeasures[], { low, high }: Rise, least: number): number {
  const height = (index: number) => measures[index]?.handHeight ?? 0
  const enough = Math.max(least, (height(high) - height(low)) / 2)
  for (let at = low; at < high; at += 1) {
    const risen = height(at) - height(low)
    if (risen < enough) continue
    const until = (measures[at]?.at ?? 0) + PAUSE
    let peak = at
    let next = at
    while (next < high && (measures[next + 1]?.at ?? Infinity) <= until) {
      next += 1
      if (height(next) > height(peak)) peak = next
    }
    if (height(peak) - height(at) < PAUSE_RISE * risen) return peak
  }
  return high
}

const lastIndexBelow = (values: readonly number[], { low, high }: Rise, level: number): number =>
  Math.max(
    low,
    values.findLastIndex((value, at) => at <= high && value <= level),
  )

function firstIndexAbove(values: readonly number[], { low, high }: Rise, level: number): number {
  const first = values.findIndex((value, at) => at >= low && value >= level)
  return first < 0 ? high : Math.min(high, first)
}

/** Returns when values cross a level between a frame and the next one. */
function crossingTime(
  times: readonly number[],
  values: readonly number[],
  index: number,
  level: number,
): number {
  const at = Math.max(0, index)
  const [from = 0, to = from] = [times[at], times[at + 1]]
  const [value = 0, next = value] = [values[at], values[at + 1]]
  return next <= value
    ? from
    : from + Math.min(1, Math.max(0, (level - value) / (next - value))) * (to - from)
}

/** Seconds before the start of a lift in which the load leaves the ground. */
const LIFT_OFF = 0.5

/** Returns the frames in which the load leaves the ground, at least one where there are any. */
export function liftOffFrames(
  measures: readonly BodyMeasures[],
  { start }: LiftInterval,
): BodyMeasures[] {
  const near = measures.filter(({ at }) => at >= start - LIFT_OFF && at <= start)
  if (near.length > 0) return near
  const nearest = measures.toSorted((a, b) => Math.abs(a.at - start) - Math.abs(b.at - start))
  return nearest.slice(0, 1)
}

/** Returns the frame whose value is the median of all, of two middle ones the lower; undefined without frames. */
export function medianFrame(
  measures: readonly BodyMeasures[],
  valueOf: (measure: BodyMeasures) => number,
): BodyMeasures | undefined {
  const sorted = measures.toSorted((a, b) => valueOf(a) - valueOf(b))
  return sorted[(sorted.length - 1) >> 1]
}
