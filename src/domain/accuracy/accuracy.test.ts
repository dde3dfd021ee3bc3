import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeAccuracy } from './accuracy.ts'
import type { ConfusionCounts } from './accuracy.ts'

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
  it('is the share of the reviewed that it was right about, true positives and true negatives', () => {
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

  it('is not claimed of fewer than 5 reviews, however many are unreviewed', () => {
    const four = computeAccuracy({ ...NONE, true_positive: 3, false_negative: 1, unreviewed: 900 })
    expect(four.right).toEqual({ part: 3, whole: 4, share: null, interval: null })
    const five = computeAccuracy({ ...NONE, true_positive: 4, false_negative: 1 })
    expect(five.right.share).toBe(0.8)
    expect(computeAccuracy(NONE).right.share).toBeNull()
  })

  it('counts each observation once, and no share leaves its interval', () => {
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
