import { describe, expect, it } from 'vitest'
import { syntheticLift, type SyntheticLift } from '#test/support/syntheticLift.ts'
import { judgeLift } from './judgeLift.ts'
import { PART, type PoseFrame } from './poseFrames.ts'
import { CURRENT_THRESHOLDS } from './thresholds.ts'

const gradeOf = (frames: readonly PoseFrame[], cameraMotion: number | null = null) => {
  const { grade, problems } = judgeLift(frames, {
    thresholds: CURRENT_THRESHOLDS,
    duration: 5,
    cameraMotion,
  }).quality
  return [grade, ...problems]
}

const moved = (frames: readonly PoseFrame[], by: (at: number) => readonly [number, number]) =>
  frames.map((frame) => {
    const [right, down] = by(frame.timestamp)
    return {
      ...frame,
      keypoints2d: frame.keypoints2d.map(([x, y]) => [x + right, y + down] as const),
    }
  })

const GONE = { keypoints3d: [], keypoints2d: [], people: 0 }

describe('the capture quality', () => {
  it.each<[string, Partial<SyntheticLift>, string[]]>([
    ['a recording as advised', { noise: 0.01 }, ['GOOD']],
    ['a turn with the feet', { style: 'turn', turn: 90, noise: 0.01 }, ['GOOD']],
    ['nobody lifts anything', { style: 'stand', noise: 0.01 }, ['GOOD']],
    ['hidden legs', { legVisibility: 0.3 }, ['POOR', 'LEGS_HIDDEN']],
    ['filmed from the front', { camera: 10 }, ['FAIR', 'TOO_FRONTAL']],
    ['too far away', { scale: 0.15 }, ['FAIR', 'TOO_SMALL']],
    ['too few pictures', { framesPerSecond: 5 }, ['FAIR', 'TOO_FEW_FRAMES']],
  ])('[41.4] of %s', (_name, lift, expected) => {
    expect(gradeOf(syntheticLift(lift))).toEqual(expected)
  })

  it('[41.4] is poor when the person is missing or not alone', () => {
    const frames = syntheticLift()
    const some = (change: Partial<PoseFrame>) =>
      frames.map((frame, index) => (index < 20 ? { ...frame, ...change } : frame))
    expect(gradeOf(some(GONE))).toEqual(['POOR', 'PERSON_MISSING'])
    expect(gradeOf(some({ people: 2 }))).toEqual(['POOR', 'SEVERAL_PEOPLE'])
  })

  it('[41.36] believes the background rather than the person', () => {
    const moving = moved(syntheticLift(), (at) => [0.05 * Math.sin(6 * at), 0])
    expect(gradeOf(moving)).toEqual(['FAIR', 'CAMERA_MOVING'])
    expect(gradeOf(moving, 0.01)).toEqual(['GOOD'])
    expect(gradeOf(syntheticLift(), 0.05)).toEqual(['FAIR', 'CAMERA_MOVING'])
  })

  it('[41.4] is fair when the camera moves or the head is outside', () => {
    const frames = syntheticLift()
    expect(
      gradeOf(moved(frames, (at) => [0.05 * Math.sin(6 * at), 0.03 * Math.cos(5 * at)])),
    ).toEqual(['FAIR', 'CAMERA_MOVING'])
    expect(gradeOf(moved(frames, () => [0, -0.5]))).toEqual(['FAIR', 'HEAD_CUT'])
    const feetJump = frames.map((frame) => ({
      ...frame,
      keypoints2d: frame.keypoints2d.map(
        ([x, y], part) =>
          [part >= PART.leftAnkle ? x + 0.05 * Math.sin(6 * frame.timestamp) : x, y] as const,
      ),
    }))
    expect(gradeOf(feetJump)).toEqual(['GOOD'])
  })
})
