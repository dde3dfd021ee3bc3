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
  const [floor, height] = [heights[rise.low] ?? 0, riseOf(heights, rise)]
  const last = lastIndexBelow(heights, rise, floor + START_SHARE * height)
  const end = firstIndexAbove(heights, { ...rise, low: last }, floor + END_SHARE * height)
  return {
    start: crossingTime(measures, last, floor + START_SHARE * height),
    end: crossingTime(measures, end - 1, floor + END_SHARE * height),
  }
}

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

/** Ends the rise at its first pause, because walking towards the camera raises everything in the picture. */
function endOfRise(measures: readonly BodyMeasures[], { low, high }: Rise, least: number): number {
  const height = (index: number) => measures[index]?.handHeight ?? 0
  for (let at = low; at < high; at += 1) {
    const risen = height(at) - height(low)
    if (risen < least) continue
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

function lastIndexBelow(heights: readonly number[], { low, high }: Rise, level: number): number {
  for (let at = high; at > low; at -= 1) if ((heights[at] ?? 0) <= level) return at
  return low
}

function firstIndexAbove(heights: readonly number[], { low, high }: Rise, level: number): number {
  for (let at = low; at < high; at += 1) if ((heights[at] ?? 0) >= level) return at
  return high
}

/** Returns when the hands cross a height between a frame and the next one. */
function crossingTime(measures: readonly BodyMeasures[], index: number, level: number): number {
  const [from, to] = [measures[Math.max(0, index)], measures[Math.max(0, index) + 1]]
  if (!from) return 0
  if (!to || to.handHeight <= from.handHeight) return from.at
  const share = (level - from.handHeight) / (to.handHeight - from.handHeight)
  return from.at + Math.min(1, Math.max(0, share)) * (to.at - from.at)
}

/** Seconds before the start of a lift in which its deepest point is searched. */
const REACHING_TIME = 1.5

/**
 * Returns the frames in which the person holds the load before it rises, at least one; none without frames around the
 * lift.
 */
export function deepestFrames(
  measures: readonly BodyMeasures[],
  { start, end }: LiftInterval,
): BodyMeasures[] {
  const around = measures.filter(({ at }) => at >= start - REACHING_TIME && at <= end)
  const until = around.filter(({ at }) => at <= start + (end - start) * 0.3)
  const candidates = until.length > 0 ? until : around
  const floor = Math.min(...candidates.map(({ handHeight }) => handHeight))
  const ceiling = Math.max(...around.map(({ handHeight }) => handHeight))
  return candidates.filter(
    ({ handHeight }) => handHeight <= floor + START_SHARE * (ceiling - floor),
  )
}

/** Seconds around the start of a lift that count as the start. */
const START_WINDOW = 0.2

/** Returns the frames around the start, at least one where there are any. */
export function startFrames(
  measures: readonly BodyMeasures[],
  { start }: LiftInterval,
): BodyMeasures[] {
  const near = measures.filter(({ at }) => Math.abs(at - start) <= START_WINDOW)
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
