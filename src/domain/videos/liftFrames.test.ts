import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timelineLanesOf, toLiftFrames, overallVerdict } from './liftFrames.ts'

const NO_SCORE = {}

describe('an analysed frame', () => {
  it('[3.40] has a verdict and a score per principle; twisting is the inverse of Turn Not Twist', () => {
    const [frame] = toLiftFrames([
      {
        timestamp: 1.2,
        isInsideBase: true,
        isTwisting: true,
        isBigEngines: null,
        bodyAngle: 60,
        score: { insideBase: 0.9, turnNotTwist: 0.1, bigEngines: 0.5 },
      },
    ])
    expect(frame).toEqual({
      at: 1.2,
      bodyAngle: 60,
      lanes: {
        OVERALL: { verdict: false, score: 0.1 },
        INSIDE_BASE: { verdict: true, score: 0.9 },
        BIG_ENGINES: { verdict: null, score: null },
        TURN_NOT_TWIST: { verdict: false, score: 0.1 },
        DIP_N_DRIVE: { verdict: null, score: null },
      },
    })
  })

  it('is incorrect overall with any fault, correct when all that is known is, else unknown', () => {
    expect(overallVerdict([true, false, null])).toBe(false)
    expect(overallVerdict([true, null, true])).toBe(true)
    expect(overallVerdict([null, null])).toBeNull()
    expect(overallVerdict([])).toBeNull()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(true, false, null)), (verdicts) => {
        expect(overallVerdict(verdicts) === false).toBe(verdicts.includes(false))
        expect(overallVerdict(verdicts.toReversed())).toBe(overallVerdict(verdicts))
      }),
    )
  })

  it('comes by time, whatever the order of the record', () => {
    const frames = toLiftFrames([2, 0, 1].map((timestamp) => ({ timestamp, score: NO_SCORE })))
    expect(frames.map(({ at }) => at)).toEqual([0, 1, 2])
  })
})

describe('the lanes of the timeline', () => {
  it('are overall and each principle that is judged in any frame', () => {
    const frames = toLiftFrames([
      { timestamp: 0, score: NO_SCORE },
      { timestamp: 1, isTwisting: false, isInsideBase: true, score: NO_SCORE },
    ])
    expect(timelineLanesOf(frames)).toEqual(['OVERALL', 'INSIDE_BASE', 'TURN_NOT_TWIST'])
    expect(timelineLanesOf([])).toEqual(['OVERALL'])
  })
})
