/** The people in a picture, and each of them over a recording. */
import type { NormalizedLandmark } from '@mediapipe/tasks-vision'

type Pose = readonly NormalizedLandmark[]

/** Position of a person, in heights of the picture. */
export interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Returns the people among the poses of one picture and those known in it, the largest first: others have some size and stand
 * in another place. The engine sometimes finds one person twice, or a face on a poster.
 */
export function peopleIn(
  poses: readonly Pose[],
  aspect: number,
  known: readonly Area[] = [],
): Area[] {
  const found = poses
    .filter(
      (pose) => visibilityOf(pose) >= (known.length > 0 ? MIN_VISIBILITY_BESIDE : MIN_VISIBILITY),
    )
    .map((pose) => areaOf(pose.map(({ x, y }) => [x * aspect, y])))
  const beside = found.filter((area) => known.every((other) => overlapOf(area, other) < MAX_BESIDE))
  const areas = [...known, ...beside].toSorted((a, b) => heightOf(b) - heightOf(a))
  const people: Area[] = []
  for (const area of areas)
    if (people.every((other) => isAnother(area, other, areas[0] ?? area))) people.push(area)
  return people
}

const MIN_VISIBILITY = 0.5
/** Visibility of a body beside a partly hidden person: the engine also takes the visible rest of that person for a body. */
const MIN_VISIBILITY_BESIDE = 0.8
const MAX_BESIDE = 0.2
/** Share of the largest person's height; smaller people are far behind and cannot be mistaken for the lifter. */
const MIN_HEIGHT = 0.4
/** Share of the smaller area that two people may share. */
const MAX_OVERLAP = 0.5

const isAnother = (area: Area, other: Area, largest: Area): boolean =>
  heightOf(area) >= MIN_HEIGHT * heightOf(largest) && overlapOf(area, other) < MAX_OVERLAP

/** Returns the shared part of two areas, as a share of the smaller one. */
export function overlapOf(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const smaller = Math.min(sizeOf(a), sizeOf(b))
  return width <= 0 || height <= 0 || smaller === 0 ? 0 : (width * height) / smaller
}

const heightOf = ({ top, bottom }: Area): number => bottom - top

const sizeOf = (area: Area): number => (area.right - area.left) * heightOf(area)

/** Returns the smallest area with all points. */
export function areaOf(points: readonly (readonly [x: number, y: number])[]): Area {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

const visibilityOf = (pose: Pose): number =>
  pose.reduce((sum, { visibility }) => sum + visibility, 0) / Math.max(1, pose.length)

/** Returns the counts with each replaced by the median of itself and its neighbours: a single one is a mistake. */
export const withoutOutliers = (counts: readonly number[]): number[] =>
  counts.map((count, index) => {
    const three = [counts[index - 1] ?? count, count, counts[index + 1] ?? count]
    return three.toSorted((a, b) => a - b)[1] ?? count
  })

/**
 * Returns the people in each frame, from whether the person was found in it and from the counts of sampled frames, of
 * which the nearest is taken.
 */
export function peopleOfFrames(
  found: readonly boolean[],
  samples: readonly { index: number; count: number }[],
): number[] {
  let nearest = 0
  return found.map((isFound, frame) => {
    if (!isFound) return 0
    while (
      samples[nearest + 1] &&
      distanceTo(samples[nearest + 1], frame) <= distanceTo(samples[nearest], frame)
    )
      nearest++
    return Math.max(1, samples[nearest]?.count ?? 1)
  })
}

const distanceTo = (sample: { index: number } | undefined, frame: number): number =>
  sample ? Math.abs(sample.index - frame) : Infinity
