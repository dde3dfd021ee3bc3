import { describe, expect, it } from 'vitest'
import { LIFT_TIMES, type SyntheticLift, syntheticLifts } from '#test/support/syntheticLift.ts'
import type { Principle } from '../observations/principles.ts'
import { judgeLift } from './judgeLift.ts'
import type { LiftInterval } from './judgement.ts'
import { verdictOfLift } from './liftRanking.ts'
import { CURRENT_THRESHOLDS } from './thresholds.ts'

const SQUAT: Partial<SyntheticLift> = {}
const STOOP: Partial<SyntheticLift> = { knee: 15, trunk: 85 }
const BORDER: Partial<SyntheticLift> = { knee: 60, trunk: 60 }

const judge = (
  lifts: readonly Partial<SyntheticLift>[],
  lift: LiftInterval | null = null,
  options: { principles?: Principle[] } = {},
) =>
  judgeLift(syntheticLifts(lifts), {
    thresholds: CURRENT_THRESHOLDS,
    lift,
    duration: 5 * lifts.length,
    ...options,
  })

describe('a recording of several lifts', () => {
  it('[41.25] has each of them judged, incorrect before unknown before correct', () => {
    const { lifts, lift, proposedLift, principles } = judge([SQUAT, BORDER, STOOP, SQUAT])
    expect(lifts.map((one) => verdictOfLift(Object.values(one.principles)))).toEqual([
      false,
      null,
      true,
      true,
    ])
    for (const [index, recorded] of [2, 1, 0, 3].entries())
      expect(lifts[index]?.interval.start).toBeCloseTo(5 * recorded + LIFT_TIMES.up + 0.2, 0)
    expect(lift).toEqual(lifts[0]?.interval)
    expect(proposedLift).toEqual(lift)
    expect(principles).toEqual(lifts[0]?.principles)
  })

  it('[41.25] of equally incorrect ones the one with the lowest score is the worst', () => {
    const { lifts } = judge([{ knee: 30, trunk: 80 }, STOOP])
    expect(lifts.map(({ interval }) => interval.start > 5)).toEqual([true, false])
  })

  it('[41.25] the worst is the worst by the principles of the task', () => {
    const far = { reach: 0.62 }
    const worst = (principles: Principle[]) =>
      (judge([far, STOOP], null, { principles }).lift?.start ?? 0) > 5 ? STOOP : far
    expect(worst(['INSIDE_BASE'])).toBe(far)
    expect(worst(['BIG_ENGINES', 'TURN_NOT_TWIST'])).toBe(STOOP)
  })

  it('[41.25] a person chooses one of them, which alone is judged then', () => {
    const all = judge([SQUAT, STOOP])
    const squat = all.lifts[1]
    const chosen = judge([SQUAT, STOOP], squat?.interval)
    expect(chosen.principles).toEqual(squat?.principles)
    expect(chosen.lifts).toEqual(all.lifts)
    expect(chosen.frames.every(({ isBigEngines }) => isBigEngines !== false)).toBe(true)
    expect(all.frames.some(({ isBigEngines }) => isBigEngines === false)).toBe(true)
  })

  it('[41.25] a twist belongs to its own lift, also where the lifts follow quickly', () => {
    const frames = syntheticLifts([SQUAT, { style: 'twist', turn: 60 }]).map((frame) => ({
      ...frame,
      timestamp: frame.timestamp * 0.5,
    }))
    const { lifts } = judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, duration: 5 })
    const verdicts = lifts.map(({ principles }) => principles.TURN_NOT_TWIST.verdict)
    expect(verdicts).toEqual([false, true])
    expect(lifts[0]?.interval.start).toBeGreaterThan(2)
  })

  it('[41.25] a lift that has begun before the recording is not judged', () => {
    const from = LIFT_TIMES.up + 0.25
    const frames = syntheticLifts([STOOP, SQUAT])
      .filter(({ timestamp }) => timestamp >= from)
      .map((frame) => ({ ...frame, timestamp: frame.timestamp - from }))
    const { lifts } = judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, duration: 10 - from })
    expect(lifts.map(({ interval }) => interval.start > 3)).toEqual([true])
  })

  it('[41.25] a smaller rise of the hands is no further lift', () => {
    const frames = syntheticLifts([SQUAT, { style: 'stand' }])
    const raised = frames.map((frame) => {
      const isRaised = frame.timestamp > 7 && frame.timestamp < 8
      return {
        ...frame,
        keypoints2d: frame.keypoints2d.map(([x, y], part) =>
          isRaised && part >= 15 && part <= 22 ? ([x, y - 0.14] as const) : ([x, y] as const),
        ),
      }
    })
    const { lifts } = judgeLift(raised, { thresholds: CURRENT_THRESHOLDS, duration: 10 })
    expect(lifts).toHaveLength(1)
  })
})
