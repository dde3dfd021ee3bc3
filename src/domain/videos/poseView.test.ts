import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { poseBounds, projectPose } from './poseView.ts'
import type { BodyPoint } from './poseView.ts'

type PosePoint = ReturnType<typeof projectPose>[number]

const coordinate = fc.double({ min: -2, max: 2, noNaN: true })
const pose = fc.array(fc.tuple(coordinate, coordinate, coordinate), {
  minLength: 33,
  maxLength: 33,
})

describe('a pose from its keypoints', () => {
  it('[22.14] is on the floor, keeps its height from the side and its distances from above', () => {
    fc.assert(
      fc.property(pose, (points) => {
        const [filmed, side, above] = (['filmed', 'side', 'above'] as const).map((view) =>
          projectPose(points, view),
        ) as [PosePoint[], PosePoint[], PosePoint[]]
        expect(Math.min(...filmed.slice(27).map(({ y }) => y))).toBeCloseTo(0, 9)
        expect(side.map(({ y }) => y)).toEqual(filmed.map(({ y }) => y))
        // The hips lie behind each other.
        expect((side[24]?.x ?? 0) - (side[23]?.x ?? 0)).toBeCloseTo(0, 9)
        const [a, b] = [points[11] as BodyPoint, points[12] as BodyPoint]
        const drawn = Math.hypot(
          (above[11]?.x ?? 0) - (above[12]?.x ?? 0),
          (above[11]?.y ?? 0) - (above[12]?.y ?? 0),
        )
        expect(drawn).toBeCloseTo(Math.hypot(a[0] - b[0], a[2] - b[2]), 9)
      }),
    )
  })

  it('[22.14] hides what was hardly visible', () => {
    expect(
      projectPose(
        [
          [0, 0, 0, 0.1],
          [0, 0, 0, 0.9],
          [0, 0, 0],
        ],
        'filmed',
      ).map(({ isVisible }) => isVisible),
    ).toEqual([false, true, true])
  })

  it('[22.14] lies within the bounds of all poses', () => {
    fc.assert(
      fc.property(fc.array(pose, { minLength: 1, maxLength: 4 }), (poses) => {
        const seen = poses.map((points) => projectPose(points, 'side'))
        const { left, right, bottom, top } = poseBounds(seen)
        for (const { x, y } of seen.flat())
          expect(x >= left && x <= right && y >= bottom && y <= top).toBe(true)
      }),
    )
  })
})
