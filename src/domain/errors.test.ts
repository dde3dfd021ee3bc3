import { message } from './messages.ts'
import { describe, expect, it } from 'vitest'
import {
  ERROR_CODES,
  badInput,
  conflict,
  duplicate,
  forbidden,
  isAppError,
  notFound,
  rateLimited,
  secondFactorRequired,
  secondFactorSetupRequired,
  tokenExpired,
  unauthenticated,
  unavailable,
} from './errors.ts'

describe('errors', () => {
  it('[8.14] each code has a maker, and there are no other codes', () => {
    const errors = [
      unauthenticated(),
      tokenExpired(),
      secondFactorRequired(),
      secondFactorSetupRequired(),
      forbidden(),
      notFound(),
      badInput('email', 'x'),
      duplicate('x'),
      conflict(),
      rateLimited(5),
      unavailable('x'),
    ]
    expect(errors.map((error) => error.code)).toEqual([...ERROR_CODES])
    expect(errors.every((error) => error.message !== '' && isAppError(error))).toBe(true)
  })

  it('[8.14] BAD_INPUT names its field', () => {
    expect(badInput('email', message('emailRequired'))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'email',
      message: message('emailRequired'),
    })
    expect(notFound().field).toBeUndefined()
  })
})
