import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeAccuracy, type ConfusionCounts, wilsonInterval } from './accuracy.ts'

const count = fc.nat(10_000)
const confusions = fc.record<ConfusionCounts>({
  true_positive: count,
  true_negative: count,
  false_positive: count,
  false_negative: count,
  unreviewed: count,
})

const NONE: ConfusionCounts = {
  true_positive: 0,
  true_negative: 0,
  false_positive: 0,
  false_negative: 0,
  unreviewed: 0,
}

describe('the accuracy of the AI', () => {
  it('[24.1] is the share of the reviewed that it was right about, true positives and true negatives', () => {
    const { right, precision, recall, reviewed, total } = computeAccuracy({
      true_positive: 20,
      true_negative: 60,
      false_positive: 15,
      false_negative: 5,
      unreviewed: 100,
    })
    expect(right).toMatchObject({ part: 80, whole: 100, share: 0.8 })
    expect(right.interval?.low).toBeCloseTo(0.7112, 4)
    expect(right.interval?.high).toBeCloseTo(0.8666, 4)
    expect(precision).toMatchObject({ part: 20, whole: 35 })
    expect(recall).toMatchObject({ part: 20, whole: 25, share: 0.8 })
    expect({ reviewed, total }).toEqual({ reviewed: 100, total: 200 })
  })

  it('[24.2] is not claimed of fewer than 5 reviews, however many are unreviewed', () => {
    const four = computeAccuracy({ ...NONE, true_positive: 3, false_negative: 1, unreviewed: 900 })
    expect(four.right).toEqual({ part: 3, whole: 4, share: null, interval: null })
    const five = computeAccuracy({ ...NONE, true_positive: 4, false_negative: 1 })
    expect(five.right.share).toBe(0.8)
    expect(computeAccuracy(NONE).right.share).toBeNull()
  })

  it('[24.2] counts each observation once, and no share leaves its interval', () => {
    fc.assert(
      fc.property(confusions, (confusion) => {
        const { right, precision, recall, reviewed, total } = computeAccuracy(confusion)
        expect(reviewed + confusion.unreviewed).toBe(total)
        expect(right.part + confusion.false_positive + confusion.false_negative).toBe(reviewed)
        for (const { part, whole, share, interval } of [right, precision, recall]) {
          expect(share === null).toBe(whole < 5)
          if (share === null || interval === null) continue
          expect(share).toBe(part / whole)
          expect(interval.low).toBeLessThanOrEqual(share)
          expect(interval.high).toBeGreaterThanOrEqual(share)
        }
      }),
    )
  })
})

describe('the 95 % interval of a share', () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('[24.2] of %i in %i is the published one', (part, whole, low, high) => {
    const interval = wilsonInterval(part, whole)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  const counts = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((whole) =>
      fc.record({ part: fc.integer({ min: 0, max: whole }), whole: fc.constant(whole) }),
    )

  it('[24.2] holds the share, within 0 and 1', () => {
    fc.assert(
      fc.property(counts, ({ part, whole }) => {
        const { low, high } = wilsonInterval(part, whole)
        const ordered = [0, low, part / whole, high, 1]
        expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))
      }),
    )
  })

  it('[24.2] is narrower with more of the same share', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 2, max: 100 }), ({ part, whole }, times) => {
        const few = wilsonInterval(part, whole)
        const many = wilsonInterval(part * times, whole * times)
        expect(many.high - many.low).toBeLessThan(few.high - few.low)
      }),
    )
  })

  it('[24.2] of the share that is missing is its mirror', () => {
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
