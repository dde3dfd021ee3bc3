import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLiftFrames } from './liftFrames.ts'
import { toLiftSegments, scoreBandOf } from './liftSegments.ts'

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

  it('[22.7] cover every frame once, without a gap, and differ from their neighbours', () => {
    const judged = fc.array(
      fc.tuple(
        fc.constantFrom(true, false, null),
        // Mid-band values, because a mean at a band's border may round into the next.
        fc.option(fc.integer({ min: 0, max: 9 }).map((tenth) => (tenth + 0.5) / 10)),
      ),
      { minLength: 1, maxLength: 80 },
    )
    fc.assert(
      fc.property(judged, (all) => {
        const input = frames(all)
        const end = all.length / 10
        const segments = toLiftSegments(input, 'INSIDE_BASE', end)
        expect(segments[0]?.start).toBe(0)
        expect(segments.at(-1)?.end).toBe(end)
        expect(segments.reduce((sum, segment) => sum + segment.frames, 0)).toBe(all.length)
        expect(new Set(segments.map(({ id }) => id)).size).toBe(segments.length)
        for (const [at, segment] of segments.slice(1).entries()) {
          const before = segments[at]
          expect(segment.start).toBe(before?.end)
          const same =
            segment.verdict === before?.verdict &&
            scoreBandOf(segment.score) === scoreBandOf(before?.score ?? null)
          expect(same).toBe(false)
        }
      }),
    )
  })

  it('[22.7] are none without frames', () => {
    expect(toLiftSegments([], 'OVERALL', 5)).toEqual([])
  })
})
