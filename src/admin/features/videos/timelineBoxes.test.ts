import { describe, expect, it } from 'vitest'
import { LIFT_COLOURS } from '#domain/videos/scoreColour.ts'
import { paletteOf } from '../../foundation/theme/paletteOf.ts'
import { CHART, laneBox, segmentBox } from './timelineBoxes.ts'

describe('the timeline chart', () => {
  it('[9.17] is 400 x 70 units, and every lane and segment lies within', () => {
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

  it('[9.19] has the colours that verdicts have everywhere', () => {
    const { correct, incorrect, unknown } = paletteOf('#faa61a')
    expect(LIFT_COLOURS).toMatchObject({
      correct: correct.main,
      incorrect: incorrect.main,
      unknown: unknown.main,
    })
  })
})
