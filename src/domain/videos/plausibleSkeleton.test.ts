import { describe, expect, it } from 'vitest'
import { syntheticLift } from '#test/support/syntheticLift.ts'
import { PART_NAMES } from './poseFrames.ts'
import { findSkeletonImplausibility, type SkeletonFrame } from './plausibleSkeleton.ts'

const BODIES: SkeletonFrame[] = syntheticLift({ noise: 0.005 }).map(
  ({ timestamp, keypoints3d }) => ({ timestamp, keypoints3d }),
)

const listOf = ({ keypoints3d }: SkeletonFrame) => keypoints3d as readonly (readonly number[])[]

const every = (
  change: (points: readonly (readonly number[])[], index: number) => SkeletonFrame['keypoints3d'],
): SkeletonFrame[] =>
  BODIES.map((frame, index) => ({ ...frame, keypoints3d: change(listOf(frame), index) }))

/** Without a face, as many programs have it. */
const NAMED = every((points) =>
  Object.fromEntries(
    points.flatMap((point, part) => (part > 10 ? [[PART_NAMES[part], point]] : [])),
  ),
)

describe('the skeleton of another program', () => {
  it.each<[string, SkeletonFrame[]]>([
    ['of 33 parts', BODIES],
    ['out of order', BODIES.toReversed()],
    ['without visibility', every((points) => points.map((point) => point.slice(0, 3)))],
    ['of named parts', NAMED],
    ['of a few parts', every((points) => points.slice(11, 17))],
    ['that is missing in some frames', every((points, index) => (index % 5 ? points : []))],
  ])('[41.51] %s is accepted', (_name, frames) => {
    expect(findSkeletonImplausibility(frames)).toBeNull()
  })

  it.each<[string, SkeletonFrame[], string]>([
    [
      'a thousand kilometres away',
      every((points) => points.map(() => [1_000_000, 1_000_000, 1_000_000])),
      'Frame 1, part 1: it is more than 2.5 m from the hips.',
    ],
    [
      'of names, too far away',
      NAMED.with(3, { timestamp: 0.2, keypoints3d: { 'left wrist': [0, 9, 0] } }),
      'Frame 4, part left wrist: it is more than 2.5 m from the hips.',
    ],
    ['of one frame', BODIES.slice(0, 1), 'The recording must last 1 to 60 seconds.'],
    [
      'of five frames a second',
      BODIES.filter((_, index) => index % 3 === 0),
      'at least 8 frames a second',
    ],
    ['of nobody', every(() => []), 'No one was found in any frame.'],
    [
      'of a body that has left and right swapped',
      every((points) => points.map(([x = 0, y = 0, z = 0]) => [x, y, -z])),
      'left and right are swapped.',
    ],
    [
      'of a body that is not around the hips',
      every((points) => points.map(([x = 0, ...rest]) => [x + 0.5, ...rest])),
      'the middle of the hips must be at 0, 0, 0.',
    ],
    [
      'of names that never changes',
      NAMED.map((frame) => ({ ...frame, keypoints3d: NAMED[0]?.keypoints3d ?? [] })),
      'all frames are the same.',
    ],
    [
      'that is a dot',
      every((points) => points.slice(11, 13).map((point) => point.map((value) => value / 100))),
      'm apart, which is no person.',
    ],
    [
      'that jumps',
      every((points, index) =>
        points.slice(11, 17).map(([x = 0, y = 0]) => [x, y, index % 2 ? 2 : 0]),
      ),
      'since the frame before.',
    ],
  ])('[41.51] %s is refused', (_name, frames, sentence) => {
    expect(findSkeletonImplausibility(frames)).toContain(sentence)
  })
})
