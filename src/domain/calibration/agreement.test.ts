import fc from 'fast-check'
import { expect, it } from 'vitest'
import { agreementOf, cohensKappa, kappaLevelOf } from './agreement.ts'

const table = (a: number, b: number, c: number, d: number) =>
  [
    [a, b],
    [c, d],
  ] as const

it('[54.1] computes Cohen’s kappa with its interval as published', () => {
  // Cohen 1960 as in Fleiss's Statistical Methods for Rates and Proportions: two raters, 50 cases, 20, 5, 10, 15.
  const kappa = cohensKappa(table(20, 5, 10, 15))
  expect(kappa?.value).toBeCloseTo(0.4, 10)
  // The formula’s standard error is 0.1265 here.
  expect(kappa?.low).toBeCloseTo(0.4 - 1.96 * 0.1265, 2)
  expect(kappa?.high).toBeCloseTo(0.4 + 1.96 * 0.1265, 2)
})

it('[54.1] is 1 for full agreement, -1 for full disagreement', () => {
  const full = { value: 1, low: expect.closeTo(0.515, 2), high: 1 }
  expect(cohensKappa(table(6, 0, 0, 6))).toEqual(full)
  expect(cohensKappa(table(0, 6, 6, 0))?.value).toBe(-1)
})

it.each([
  [12, 0, 0, 0],
  [11, 1, 0, 0],
  [1, 11, 0, 0],
  [11, 0, 1, 0],
  [1, 0, 11, 0],
  [0, 0, 0, 0],
])('[54.1] is none where chance alone agrees: %i, %i, %i, %i', (a, b, c, d) => {
  expect(cohensKappa(table(a, b, c, d))).toBeNull()
})

it('[54.1] stays within its bounds and is the same for who is called first', () => {
  const count = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(count, count, count, count, (a, b, c, d) => {
      const kappa = cohensKappa(table(a, b, c, d))
      const turned = cohensKappa(table(a, c, b, d))
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
