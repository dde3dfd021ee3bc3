import fc from 'fast-check'
import { expect, it } from 'vitest'
import { agreementOf, cohensKappa, kappaLevelOf } from './agreement.ts'

it('[54.1] computes Cohen’s kappa with its interval as published', () => {
  // Cohen 1960 as in Fleiss's Statistical Methods for Rates and Proportions: two raters, 50 cases, 20, 5, 10, 15.
  const kappa = cohensKappa([
    [20, 5],
    [10, 15],
  ])
  expect(kappa?.value).toBeCloseTo(0.4, 10)
  // The formula’s standard error is 0.1265 here.
  expect(kappa?.low).toBeCloseTo(0.4 - 1.96 * 0.1265, 2)
  expect(kappa?.high).toBeCloseTo(0.4 + 1.96 * 0.1265, 2)
})

it('[54.1] is 1 for full agreement, -1 for full disagreement, none where chance alone agrees', () => {
  expect(
    cohensKappa([
      [6, 0],
      [0, 6],
    ]),
  ).toEqual({ value: 1, low: expect.closeTo(0.515, 2), high: 1 })
  expect(
    cohensKappa([
      [0, 6],
      [6, 0],
    ])?.value,
  ).toBe(-1)
  expect(
    cohensKappa([
      [12, 0],
      [0, 0],
    ]),
  ).toBeNull()
  for (const oneKind of [
    [11, 1],
    [1, 11],
  ] as const) {
    expect(cohensKappa([oneKind, [0, 0]])).toBeNull()
    expect(
      cohensKappa([
        [oneKind[0], 0],
        [oneKind[1], 0],
      ]),
    ).toBeNull()
  }
  expect(
    cohensKappa([
      [0, 0],
      [0, 0],
    ]),
  ).toBeNull()
})

it('[54.1] stays within its bounds and is the same for who is called first', () => {
  const count = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(count, count, count, count, (a, b, c, d) => {
      const kappa = cohensKappa([
        [a, b],
        [c, d],
      ])
      const turned = cohensKappa([
        [a, c],
        [b, d],
      ])
      if (!kappa) return turned === null
      const { value, low, high } = kappa
      expect(turned?.value).toBeCloseTo(value, 9)
      expect(turned?.low).toBeCloseTo(low, 9)
      return -1 <= low && low <= value + 1e-9 && value - 1e-9 <= high && high <= 1
    }),
  )
})

it('[54.2] counts answers that cannot tell apart, and tells no kappa below ten answers', () => {
  const answers = Array.from({ length: 9 }, (_, index) => ({
    truth: index % 2 === 0,
    answer: index % 2 === 0,
  }))
  expect(agreementOf([...answers, { truth: true, answer: null }])).toEqual({
    answered: 9,
    agreed: 9,
    unsure: 1,
    kappa: null,
  })
  expect(agreementOf([...answers, { truth: true, answer: false }])).toMatchObject({
    answered: 10,
    agreed: 9,
    kappa: { value: expect.closeTo(0.8, 2) },
  })
})

it('[54.2] names kappa by Landis and Koch, as its lower end has it', () => {
  expect([-0.1, 0.2, 0.3, 0.6, 0.8, 0.81].map((low) => kappaLevelOf({ low }))).toEqual([
    'chance',
    'slight',
    'fair',
    'moderate',
    'substantial',
    'almostPerfect',
  ])
})
