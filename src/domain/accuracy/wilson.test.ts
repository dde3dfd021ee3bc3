import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wilsonInterval } from './wilson.ts'

describe('the 95 % interval of a share', () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (part, whole, low, high) => {
    const interval = wilsonInterval(part, whole)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  const counts = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((whole) =>
      fc.record({ part: fc.integer({ min: 0, max: whole }), whole: fc.constant(whole) }),
    )

  it('holds the share, within 0 and 1', () => {
    fc.assert(
      fc.property(counts, ({ part, whole }) => {
        const { low, high } = wilsonInterval(part, whole)
        const ordered = [0, low, part / whole, high, 1]
        expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))
      }),
    )
  })

  it('is narrower with more of the same share', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 2, max: 100 }), ({ part, whole }, times) => {
        const few = wilsonInterval(part, whole)
        const many = wilsonInterval(part * times, whole * times)
        expect(many.high - many.low).toBeLessThan(few.high - few.low)
      }),
    )
  })

  it('of the share that is missing is its mirror', () => {
    fc.assert(
      fc.property(counts, ({ part, whole }) => {
        const { low, high } = wilsonInterval(part, whole)
        const mirrored = wilsonInterval(whole - part, whole)
        expect(mirrored.low).toBeCloseTo(1 - high, 9)
        expect(mirrored.high).toBeCloseTo(1 - low, 9)
      }),
    )
  })
})
