import { expect, it } from 'vitest'
import * as errors from './errors.ts'

it('[8.14] each code has a maker, there are no other codes, and BAD_INPUT names its field', () => {
  const made = [
    errors.unauthenticated(),
    errors.tokenExpired(),
    errors.secondFactorRequired(),
    errors.secondFactorSetupRequired(),
    errors.forbidden(),
    errors.notFound(),
    errors.badInput('email', 'x'),
    errors.duplicate('x'),
    errors.conflict(),
    errors.rateLimited(5),
    errors.unavailable('x'),
  ]
  expect(made.map((error) => error.code)).toEqual([...errors.ERROR_CODES])
  expect(made.every((error) => error.message !== '' && errors.isAppError(error))).toBe(true)
  expect(made.filter(({ field }) => field)).toMatchObject([{ field: 'email', message: 'x' }])
})
