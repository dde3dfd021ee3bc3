import { describe, expect, it } from 'vitest'
import {
  frameIndexAt,
  nearestFrameIndex,
  framesEnd,
  overallVerdict,
  timelineLanesOf,
  timeOfNearbyFrame,
  toLiftFrames,
} from './liftFrames.ts'

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

  it('[22.7] is incorrect overall with any fault, correct when all that is known is, else unknown', () => {
    expect(overallVerdict([true, false, null])).toBe(false)
    expect(overallVerdict([true, null, true])).toBe(true)
    expect(overallVerdict([null, null])).toBeNull()
    expect(overallVerdict([])).toBeNull()
  })

  it('[22.1] comes by time, whatever the order of the record', () => {
    const frames = toLiftFrames([2, 0, 1].map((timestamp) => ({ timestamp, score: NO_SCORE })))
    expect(frames.map(({ at }) => at)).toEqual([0, 1, 2])
  })
})

describe('the lanes of the timeline', () => {
  it('[22.7] are overall and each principle that is judged in any frame', () => {
    const frames = toLiftFrames([
      { timestamp: 0, score: NO_SCORE },
      { timestamp: 1, isTwisting: false, isInsideBase: true, score: NO_SCORE },
    ])
    expect(timelineLanesOf(frames)).toEqual(['OVERALL', 'INSIDE_BASE', 'TURN_NOT_TWIST'])
    expect(timelineLanesOf([])).toEqual(['OVERALL'])
  })
})

const FIFTEEN_A_SECOND = [0, 0.067, 0.133, 0.2, 0.267]
const UNEVEN = [0, 0.05, 0.3, 0.35, 1.1]

describe('frames of a recording', () => {
  it('[22.10] are found by the media time of the picture, though timestamps are whole milliseconds', () => {
    for (const [frame] of FIFTEEN_A_SECOND.entries())
      expect(frameIndexAt(FIFTEEN_A_SECOND, frame / 15)).toBe(frame)
    expect(frameIndexAt(UNEVEN, 0.29)).toBe(1)
    expect(frameIndexAt(UNEVEN, 99)).toBe(4)
    expect(frameIndexAt([2, 3], 0.5)).toBe(0)
    expect(frameIndexAt([], 1)).toBe(-1)
  })

  it('[22.30] the nearest frame names what is on the screen, where frames are sparser than the recording’s', () => {
    const TEN_A_SECOND = [0, 0.1, 0.2]
    expect(nearestFrameIndex(TEN_A_SECOND, 0.0667)).toBe(1)
    expect(nearestFrameIndex(TEN_A_SECOND, 0.0333)).toBe(0)
    expect(nearestFrameIndex(TEN_A_SECOND, 0.16)).toBe(2)
    expect(nearestFrameIndex(TEN_A_SECOND, 99)).toBe(2)
    expect(nearestFrameIndex([2, 3], 0)).toBe(0)
    expect(nearestFrameIndex([], 1)).toBe(-1)
  })

  it('[22.9] are stepped through by their own timestamps, not by a rate', () => {
    expect([1, 2, 10, -1].map((by) => timeOfNearbyFrame(UNEVEN, 0.3, by))).toEqual([
      0.35, 1.1, 1.1, 0.05,
    ])
    expect(timeOfNearbyFrame(UNEVEN, 0, -1)).toBe(0)
    expect(timeOfNearbyFrame([], 0, 1)).toBeNull()
  })

  it('[22.9] the last one lasts as long as the others on average', () => {
    expect(framesEnd([0, 1, 4])).toBe(6)
    expect(framesEnd([4])).toBe(4)
    expect(framesEnd([])).toBe(0)
  })
})
