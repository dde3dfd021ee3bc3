import { expect, it } from 'vitest'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { turnToStand } from './turnToStand.ts'

/** Shoulders over ankles by so much, to the right and down, in heights of the picture. */
function frameOf([right, down]: readonly [number, number]): PoseFrame {
  const keypoints2d = Array.from({ length: 33 }, (_, part): [number, number] =>
    part <= 12 ? [0.5 + right, 0.5 + down] : [0.5, 0.5],
  )
  return { timestamp: 0, keypoints3d: [], keypoints2d, people: 1 }
}

const UP = [0.05, -0.4] as const
const LEFT = [-0.4, 0.05] as const
const RIGHT = [0.4, -0.1] as const
const DOWN = [0, 0.4] as const
const BENT_FAR = [0.2, -0.22] as const

it.each([
  ['stands', [UP, UP, UP], 0],
  ['bends far in every frame', [BENT_FAR, BENT_FAR, BENT_FAR], 0],
  ['lies with the head to the left', [LEFT, LEFT, LEFT], 90],
  ['lies with the head to the right', [RIGHT, RIGHT, RIGHT], 270],
  ['stands on the head', [DOWN, DOWN, DOWN], 180],
  ['lies in a few frames', [LEFT, LEFT, UP, UP], 0],
  ['lies in all but one of many', [UP, LEFT, LEFT, LEFT, LEFT, LEFT, LEFT], 90],
  ['is not there', [], 0],
] as const)('[41.43] who %s: the picture is turned', (_, frames, turn) => {
  expect(turnToStand(frames.map(frameOf))).toBe(turn)
})

it('[41.43] frames without a person do not count', () => {
  const empty: PoseFrame = { timestamp: 0, keypoints3d: [], keypoints2d: [], people: 0 }
  expect(turnToStand([empty, empty, empty, frameOf(LEFT)])).toBe(90)
})
