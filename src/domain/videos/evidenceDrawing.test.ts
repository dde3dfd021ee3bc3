import { describe, expect, it } from 'vitest'
import { boxAround, drawEvidence, type PoseInPicture } from './evidenceDrawing.ts'
import { type Keypoint2d, PART } from './poseFrames.ts'

/** A person from the side, in heights of the picture; the right leg is hidden behind the left one. */
const PLACES: Partial<Record<keyof typeof PART, Keypoint2d>> = {
  nose: [0.5, 0.2],
  leftShoulder: [0.45, 0.3],
  rightShoulder: [0.47, 0.3],
  leftWrist: [0.6, 0.6],
  rightWrist: [0.62, 0.6],
  leftHip: [0.4, 0.5],
  rightHip: [0.4, 0.5],
  leftKnee: [0.45, 0.65],
  rightKnee: [0.9, 0.9],
  leftAnkle: [0.4, 0.8],
  rightAnkle: [0.42, 0.8],
}

const POSE: PoseInPicture = (() => {
  const points: Keypoint2d[] = Array.from({ length: 33 }, () => [5, 5])
  const visibility = Array.from({ length: 33 }, () => 0)
  for (const [name, place] of Object.entries(PLACES)) {
    const part = PART[name as keyof typeof PART]
    points[part] = place
    visibility[part] = name === 'rightKnee' ? 0.1 : 0.9
  }
  return { points, visibility }
})()

describe('what a verdict was measured on', () => {
  it('[41.33] Big Engines: the leg that is seen better, and the trunk against upright', () => {
    const { measured, references } = drawEvidence('BIG_ENGINES', POSE)
    expect(measured.slice(0, 2)).toEqual([
      { from: PLACES.leftHip, to: PLACES.leftKnee },
      { from: PLACES.leftKnee, to: PLACES.leftAnkle },
    ])
    const [hips, shoulders] = [measured[2]?.from, measured[2]?.to]
    expect(hips).toEqual([0.4, 0.5])
    expect(shoulders?.[0]).toBeCloseTo(0.46)
    expect(references[0]?.to[0]).toBe(0.4)
    expect(references[0]?.to[1]).toBeLessThan(0.31)
  })

  it('[41.33] Inside Base: from the feet to below the hands; Turn Not Twist: the shoulders against the hips', () => {
    const reach = drawEvidence('INSIDE_BASE', POSE).measured[0]
    expect(reach?.from).toEqual([0.41000000000000003, 0.8])
    expect(reach?.to).toEqual([0.61, 0.8])
    const turn = drawEvidence('TURN_NOT_TWIST', POSE)
    expect(turn.measured).toEqual([{ from: PLACES.leftShoulder, to: PLACES.rightShoulder }])
    expect(turn.references).toEqual([{ from: PLACES.leftHip, to: PLACES.rightHip }])
  })

  it('[41.33] parts that are hidden are not drawn, and nobody has no lines', () => {
    const { bones } = drawEvidence('BIG_ENGINES', POSE)
    expect(bones).toContainEqual({ from: PLACES.leftHip, to: PLACES.leftKnee })
    expect(bones).not.toContainEqual({ from: PLACES.rightHip, to: PLACES.rightKnee })
    expect(drawEvidence('TURN_NOT_TWIST', { points: [], visibility: [] }).bones).toEqual([])
  })

  it('[41.33] the picture is the part around the person, in the form that is asked for', () => {
    const box = boxAround(POSE, 0.75)
    expect(box.width / box.height).toBeCloseTo(0.75)
    expect(box.x).toBeLessThan(0.4)
    expect(box.x + box.width).toBeGreaterThan(0.62)
    expect(box.y).toBeLessThan(0.2)
    expect(box.y + box.height).toBeGreaterThan(0.8)
    expect(box.y + box.height).toBeLessThan(1)
    expect(boxAround({ points: [], visibility: [] }, 0.75)).toEqual({
      x: 0,
      y: 0,
      width: 0.75,
      height: 1,
    })
  })
})
