import { describe, expect, it } from 'vitest'
import { toLiftFrames } from '#domain/videos/liftFrames.ts'
import { toLiftSegments } from '#domain/videos/liftSegments.ts'
import { LIFT_COLOURS } from '#domain/videos/scoreColour.ts'
import { paletteOf } from '../../foundation/theme/paletteOf.ts'
import { adjacentSegment, CHART, laneBox, segmentBox } from './timelineLayout.ts'

describe('the timeline chart', () => {
  it('[2.74] is 400 x 70 units, and every lane and segment lies within', () => {
    expect(CHART).toMatchObject({ width: 400, height: 70 })
    for (const rows of [1, 2, 5]) {
      const boxes = Array.from({ length: rows }, (_, row) => laneBox(row, rows))
      for (const [row, { y, height }] of boxes.entries()) {
        expect(height).toBeGreaterThan(8)
        expect(y + height).toBeLessThan(boxes[row + 1]?.y ?? CHART.height - CHART.bar)
      }
    }
    const segment = { start: 2, end: 5 } as Parameters<typeof segmentBox>[0]
    expect(segmentBox(segment, laneBox(0, 1), 5)).toMatchObject({ x: 160, width: 240 })
  })

  it.each(['light', 'dark'] as const)(
    '[9.19] has the colours that verdicts have everywhere: %s',
    (mode) => {
      const { correct, incorrect, unknown } = paletteOf('#faa61a', mode)
      expect(LIFT_COLOURS[mode]).toMatchObject({
        correct: correct.main,
        incorrect: incorrect.main,
        unknown: unknown.main,
      })
    },
  )
})

const frames = toLiftFrames(
  [true, true, false, true].map((isInsideBase, at) => ({
    timestamp: at,
    isInsideBase,
    isTwisting: at === 3,
    score: {},
  })),
)
const lanes = (['OVERALL', 'INSIDE_BASE', 'TURN_NOT_TWIST'] as const).map((lane) => ({
  lane,
  segments: toLiftSegments(frames, lane, 4),
}))

/** Returns the segment that each key leads to, starting at the first segment. */
const walk = (...keys: string[]) => {
  let at = lanes[0]?.segments[0]
  for (const key of keys) at = (at && adjacentSegment(lanes, at, key)) ?? undefined
  return at?.id
}

describe('arrow keys on the timeline', () => {
  it('[22.7] lead to the segment beside, and stay at the edges', () => {
    expect(walk('ArrowRight')).toBe('OVERALL-2.000')
    expect(walk('ArrowLeft')).toBe('OVERALL-0.000')
    expect(walk('End')).toBe('OVERALL-2.000')
    expect(walk('End', 'ArrowRight')).toBe('OVERALL-2.000')
    expect(walk('End', 'Home')).toBe('OVERALL-0.000')
  })

  it('[22.7] lead to the lane above or below at the same time', () => {
    expect(walk('End', 'ArrowDown')).toBe('INSIDE_BASE-2.000')
    expect(walk('End', 'ArrowDown', 'ArrowDown')).toBe('TURN_NOT_TWIST-0.000')
    expect(walk('ArrowUp')).toBe('OVERALL-0.000')
  })

  it('[22.7] leave every other key alone', () => {
    expect(walk('x')).toBeUndefined()
  })
})
