import { describe, expect, it } from 'vitest'
import { toLiftFrames } from './liftFrames.ts'
import { toLiftSegments } from './liftSegments.ts'

const frames = (judged: readonly (readonly [boolean | null, number | null])[]) =>
  toLiftFrames(
    judged.map(([isInsideBase, insideBase], at) => ({
      timestamp: at / 10,
      isInsideBase,
      bodyAngle: 60,
      score: { insideBase },
    })),
  )

describe('segments of a lane', () => {
  it('[22.7] are neighbouring frames of the same verdict and band of score', () => {
    const segments = toLiftSegments(
      frames([
        [null, null],
        [true, 0.9],
        [true, 0.8],
        [false, 0.1],
        [false, 0.3],
      ]),
      'INSIDE_BASE',
      0.5,
    )
    expect(segments.map(({ verdict, start, end, frames: count }) => [verdict, start, end, count]))
      // oxfmt-ignore
      .toEqual([
        [null, 0, 0.1, 1],
        [true, 0.1, 0.3, 2],
        [false, 0.3, 0.4, 1],
        [false, 0.4, 0.5, 1],
      ])
    expect(segments[1]?.score).toBeCloseTo(0.85)
    expect(segments[1]).toMatchObject({ bodyAngle: 60, isBodyAngleRight: true })
    expect(segments[0]?.score).toBeNull()
  })

  it('[22.7] are none without frames', () => {
    expect(toLiftSegments([], 'OVERALL', 5)).toEqual([])
  })
})
