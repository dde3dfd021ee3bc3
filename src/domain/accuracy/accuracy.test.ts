import { describe, expect, it } from 'vitest'
import { computeAccuracy, type ConfusionCounts, wilsonInterval } from './accuracy.ts'

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
})
