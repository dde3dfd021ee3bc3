import { describe, expect, it } from 'vitest'
import { type SyntheticLift, syntheticLift } from '#test/support/syntheticLift.ts'
import { confidenceOf } from './confidence.ts'
import { judgeLift } from './judgeLift.ts'
import { PART, type PoseFrame } from './poseFrames.ts'
import { CURRENT_THRESHOLDS } from './thresholds.ts'

const bigEnginesOf = (frames: readonly PoseFrame[]) =>
  judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, duration: 5 }).principles.BIG_ENGINES

const confidenceIn = (overrides: Partial<SyntheticLift>) =>
  bigEnginesOf(syntheticLift(overrides)).confidence ?? 0

describe('the confidence of a verdict', () => {
  it('[41.28] grows with the distance to the threshold on either side, up to 0.97', () => {
    const { kneeShare } = CURRENT_THRESHOLDS
    const shares = [0.5, 0.55, 0.6, 0.7]
    const above = shares.map((share) => confidenceOf(share, kneeShare, 1))
    expect(above[0]).toBe(0.5)
    expect(above).toEqual(above.toSorted((a, b) => a - b))
    expect(confidenceOf(1, kneeShare, 1)).toBe(0.97)
    expect(confidenceOf(0.4, kneeShare, 1)).toBeGreaterThan(confidenceOf(0.45, kneeShare, 1))
    expect(confidenceIn({ knee: 90, trunk: 60 })).toBeLessThan(confidenceIn({}))
  })

  const near = { knee: 90, trunk: 60 }
  const ankles: readonly number[] = [PART.leftAnkle, PART.rightAnkle]
  /** While bent, the ankles are found too high. */
  const lifted = (overrides: Partial<SyntheticLift>) =>
    syntheticLift(overrides).map((frame) => ({
      ...frame,
      keypoints2d: frame.keypoints2d.map(([x, y], part) =>
        ankles.includes(part) && frame.timestamp > 1.3 && frame.timestamp < 2.7
          ? ([x, y - 0.04] as const)
          : ([x, y] as const),
      ),
    }))

  it('[41.28] falls where legs are seen badly or do not fit those of the upright person', () => {
    const whole = confidenceIn(near)
    expect(confidenceIn({ ...near, legVisibility: 0.75 })).toBeLessThan(whole)
    expect(bigEnginesOf(lifted(near)).confidence).toBeLessThan(whole)
  })

  it('[41.28] below the smallest, the verdict is unknown', () => {
    const unsure = { knee: 90, trunk: 76, legVisibility: 0.66 }
    expect(bigEnginesOf(syntheticLift(unsure)).verdict).toBe(true)
    expect(bigEnginesOf(lifted(unsure))).toMatchObject({
      verdict: null,
      confidence: null,
      reason: 'UNSURE',
    })
  })
})
