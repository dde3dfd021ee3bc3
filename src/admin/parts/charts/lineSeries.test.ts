import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spreadLabels } from './lineSeries.ts'

describe('the words at the ends of lines', () => {
  it('[23.12] stay where they are when there is room', () => {
    expect(spreadLabels([10, 90, 50], 14, 100)).toEqual([10, 90, 50])
  })

  it('[23.12] move apart, and up when the chart ends', () => {
    expect(spreadLabels([50, 52, 52], 14, 200)).toEqual([50, 64, 78])
    expect(spreadLabels([100, 100, 20], 14, 100)).toEqual([86, 100, 20])
  })

  it('[23.12] never cover one another nor leave the chart at its foot', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 180 }), { maxLength: 3 }), (heights) => {
        const placed = spreadLabels(heights, 14, 180).sort((a, b) => a - b)
        expect(placed.every((height) => height <= 180)).toBe(true)
        for (const [at, height] of placed.entries())
          if (at > 0) expect(height - (placed[at - 1] ?? 0)).toBeGreaterThanOrEqual(14)
      }),
    )
  })
})
