/** Checks the keypoints that another program has found, whose skeleton may have other parts. */
import { median } from './bodyMeasures.ts'
import { NOBODY, refuseDuration, refuseOrigin, refusePoint, refuseRate } from './plausibility.ts'
import {
  distanceOf,
  firstRefusal,
  LONGEST_STEP,
  LONGEST_TIME,
  nameOf,
  type Refusal,
  refuseBodies,
  refuseCopies,
} from './plausibleBody.ts'
import { type Keypoint3d, POSE_PARTS, type PoseFrame } from './poseFrames.ts'

export interface SkeletonFrame {
  /** Seconds. */
  timestamp: number
  /** As a list, or by name: [x, y, z] or [x, y, z, visibility], metres from the middle of the hips. */
  keypoints3d: readonly (readonly number[])[] | Readonly<Record<string, readonly number[]>>
}

/** Returns why the frames are refused, numbered by their time; null: they are plausible. */
export function findSkeletonImplausibility(frames: readonly SkeletonFrame[]): Refusal {
  const skeletons = frames.toSorted((a, b) => a.timestamp - b.timestamp).map(toSkeleton)
  const duration = (skeletons.at(-1)?.timestamp ?? 0) - (skeletons[0]?.timestamp ?? 0)
  return (
    refuseDuration(duration) ??
    refuseRate(frames.length, duration) ??
    (skeletons.some(({ points }) => points.size > 0) ? null : NOBODY) ??
    firstRefusal(skeletons, ({ points }, index) =>
      firstRefusal([...points], ([part, point]) =>
        refusePoint(point, `${nameOf(index)}, part ${part}`),
      ),
    ) ??
    (isBlazePose(skeletons) ? refuseAsBodies(skeletons) : refuseSkeletons(skeletons))
  )
}

interface Skeleton {
  timestamp: number
  /** By number from 1, or by name. */
  points: ReadonlyMap<string, Keypoint3d>
  isList: boolean
}

function toSkeleton({ timestamp, keypoints3d }: SkeletonFrame): Skeleton {
  const isList = Array.isArray(keypoints3d)
  const points = Object.entries(keypoints3d).map(
    ([name, [x = 0, y = 0, z = 0, visibility = 1]]) =>
      [isList ? String(Number(name) + 1) : name, [x, y, z, visibility]] as const,
  )
  return { timestamp, points: new Map(points), isList }
}

const isBlazePose = (skeletons: readonly Skeleton[]): boolean =>
  skeletons.every(
    ({ points, isList }) => points.size === 0 || (isList && points.size === POSE_PARTS),
  )

function refuseAsBodies(skeletons: readonly Skeleton[]): Refusal {
  const frames = skeletons.map(({ timestamp, points }): PoseFrame => ({
    timestamp,
    keypoints3d: [...points.values()],
    keypoints2d: [],
    people: 1,
  }))
  return firstRefusal(frames, refuseOrigin) ?? refuseBodies(frames)
}

function refuseSkeletons(skeletons: readonly Skeleton[]): Refusal {
  const seen = skeletons.filter(({ points }) => points.size > 0)
  return (
    refuseCopies(seen.map(({ points }) => JSON.stringify([...points]))) ??
    refuseExtent(seen) ??
    refuseSteps(skeletons)
  )
}

/** Metres from the lowest, leftmost and nearest to the highest, rightmost and farthest part of a person. */
const SMALLEST = 0.25
const LARGEST = 3.2

function refuseExtent(seen: readonly Skeleton[]): Refusal {
  const usual = median(seen.map(extentOf))
  return usual < SMALLEST || usual > LARGEST
    ? `${nameOf(0)}: its parts are ${usual.toFixed(2)} m apart, which is no person.`
    : null
}

function extentOf({ points }: Skeleton): number {
  const lengths = ([0, 1, 2] as const).map((axis) => {
    const values = [...points.values()].map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  })
  return Math.hypot(...lengths)
}

const refuseSteps = (skeletons: readonly Skeleton[]): Refusal =>
  firstRefusal(skeletons, ({ timestamp, points }, index) => {
    const before = skeletons[index - 1]
    if (!before || timestamp - before.timestamp > LONGEST_TIME) return null
    return firstRefusal([...points], ([part, point]) => {
      const from = before.points.get(part)
      const distance = from ? distanceOf(from, point) : 0
      return distance > LONGEST_STEP
        ? `${nameOf(index)}, part ${part}: it has moved by ${distance.toFixed(1)} m since the frame before.`
        : null
    })
  })
