import { describe, expect, it } from 'vitest'
import { syntheticLift } from '#test/support/syntheticLift.ts'
import { SETS_OFF, syntheticPush } from '#test/support/syntheticPush.ts'
import { judgeLift } from './judgeLift.ts'
import type { PoseFrame } from './poseFrames.ts'
import { CURRENT_THRESHOLDS } from './thresholds.ts'

const judged = (frames: readonly PoseFrame[], task: 'LIFT' | 'PUSH' | 'PULL' = 'PUSH') =>
  judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, duration: 5, task })

describe('a push', () => {
  it('[41.29] is judged from where the person sets off', () => {
    const { lift, proposedLift, frames } = judged(syntheticPush(45))
    expect(Math.abs((lift?.start ?? 0) - SETS_OFF)).toBeLessThan(0.3)
    expect(lift).toEqual(proposedLift)
    expect(frames).toHaveLength(75)
  })

  it("[41.29] has the knees' dip as Dip n' Drive, and no principles of a lift", () => {
    for (const task of ['PUSH', 'PULL'] as const) {
      const { principles } = judged(syntheticPush(45), task)
      expect(principles.DIP_N_DRIVE.verdict).toBe(true)
      expect(principles.DIP_N_DRIVE.evidence?.values[0]?.name).toBe('dip')
      expect(principles.TURN_NOT_TWIST.verdict).toBe(true)
      expect(principles.INSIDE_BASE.reason).toBe('NOT_JUDGED')
      expect(principles.BIG_ENGINES.reason).toBe('NOT_JUDGED')
    }
    expect(judged(syntheticPush(6)).principles.DIP_N_DRIVE.verdict).toBe(false)
    expect(judged(syntheticPush(20)).principles.DIP_N_DRIVE.reason).toBe('NEAR_THRESHOLD')
  })

  it('[41.29] is unknown where nobody sets off, or it cannot be seen', () => {
    const reasonOf = (frames: PoseFrame[]) => judged(frames).principles.DIP_N_DRIVE.reason
    expect(reasonOf(syntheticLift({ style: 'stand' }))).toBe('NO_TRAVEL')
    expect(reasonOf(syntheticPush(45, { camera: 10 }))).toBe('TOO_FRONTAL')
    expect(reasonOf(syntheticPush(45, { legVisibility: 0.4 }))).toBe('FOOT_OBSCURED')
    expect(judged(syntheticPush(45), 'LIFT').principles.DIP_N_DRIVE.reason).toBe('NOT_JUDGED')
  })

  it('[41.73] that begins too shortly after the recording is unknown for that reason', () => {
    const late = syntheticPush(45).filter(({ timestamp }) => timestamp >= SETS_OFF - 1)
    expect(judged(late).principles.DIP_N_DRIVE.reason).toBe('STARTS_TOO_LATE')
  })
})
