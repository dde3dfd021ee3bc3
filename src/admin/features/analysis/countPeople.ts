/** Counts the people in a picture, and over a recording. */
import type { NormalizedLandmark } from '@mediapipe/tasks-vision'

type Pose = readonly NormalizedLandmark[]

/**
 * Returns the number of people among the poses of one picture: the largest one, and others of some size in another
 * place. The engine sometimes finds one person twice, or a face on a poster.
 */
export function countPeople(poses: readonly Pose[], aspect: number): number {
  const boxes = poses
    .filter((pose) => visibilityOf(pose) >= MIN_VISIBILITY)
    .map((pose) => boxOf(pose, aspect))
    .toSorted((a, b) => b.height - a.height)
  const people: Box[] = []
  for (const box of boxes)
    if (people.every((other) => isAnother(box, other, boxes[0] ?? box))) people.push(box)
  return people.length
}

const MIN_VISIBILITY = 0.5
/** Share of the largest person's height; smaller people are far behind and cannot be mistaken for the lifter. */
const MIN_HEIGHT = 0.4
/** Share of the smaller box that two people may share. */
const MAX_OVERLAP = 0.5

interface Box {
  left: number
  right: number
  top: number
  bottom: number
  height: number
}

const isAnother = (box: Box, other: Box, largest: Box): boolean =>
  box.height >= MIN_HEIGHT * largest.height && overlap(box, other) < MAX_OVERLAP

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const smaller = Math.min(areaOf(a), areaOf(b))
  return width <= 0 || height <= 0 || smaller === 0 ? 0 : (width * height) / smaller
}

const areaOf = ({ left, right, height }: Box): number => (right - left) * height

/** In heights of the picture. */
function boxOf(pose: Pose, aspect: number): Box {
  const [xs, ys] = [pose.map(({ x }) => x * aspect), pose.map(({ y }) => y)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return { left: Math.min(...xs), right: Math.max(...xs), top, bottom, height: bottom - top }
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
