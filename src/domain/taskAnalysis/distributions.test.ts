import { describe, expect, it } from 'vitest'
import { limitsOf, normalTail, studentLimit, sumOfPeople } from './distributions.ts'

/** A share that is all but certain, so that the count is binomial. */
const certain = (observations: number, mean: number, weight = 1) => ({
  observations,
  mean,
  variance: 1e-9,
  weight,
})

describe('the distributions of the comparison', () => {
  it('[52.5] have the published tails of the normal and quantiles of Student’s t', () => {
    expect(normalTail(0)).toBeCloseTo(0.5, 7)
    expect(normalTail(3) / 0.001349898).toBeCloseTo(1, 5)
    expect(normalTail(5) / 2.866516e-7).toBeCloseTo(1, 5)
    expect(normalTail(-3)).toBeCloseTo(0.998650102, 7)
    for (const [df, published] of [
      [2, 4.303],
      [4, 2.776],
      [10, 2.228],
      [30, 2.042],
    ] as const)
      expect(Math.abs(studentLimit(df) / published - 1)).toBeLessThan(0.04)
  })

  it('[52.5] are exact for few observations', () => {
    // Binomial, 20 and 0.1: P(X ≥ 6) = 0.01125.
    const people = [certain(5, 0.1), certain(15, 0.1)]
    expect(sumOfPeople(people).tailFrom(6)).toBeCloseTo(0.01125, 5)
    // One incorrect observation of the first weighs three.
    const weighted = sumOfPeople([certain(1, 0.5, 3), certain(1, 0.5)])
    expect([0, 1, 2, 3, 4, 5].map((sum) => weighted.tailFrom(sum))).toEqual(
      [1, 0.75, 0.5, 0.5, 0.25, 0].map((tail) => expect.closeTo(tail, 6)),
    )
    // A share that may be anything: each count is as likely.
    const open = sumOfPeople([{ observations: 4, mean: 0.5, variance: 1 / 12, weight: 1 }])
    expect(open.tailFrom(4)).toBeCloseTo(0.2, 6)
  })

  it('[52.5] for many observations are close to the exact ones', () => {
    // Binomial, 1000 and 0.1: P(X ≥ 130) = 0.00130.
    const { tailFrom, mean } = sumOfPeople([certain(1000, 0.1)])
    expect(mean).toBeCloseTo(100, 6)
    expect(Math.abs(tailFrom(130) / 0.0013 - 1)).toBeLessThan(0.1)
    const { low, high } = limitsOf(tailFrom, 1000, normalTail(3))
    expect([low, high]).toEqual([73, 130])
  })
})
