import { describe, expect, it } from 'vitest'
import { fieldErrors } from './auth/authForms.ts'
import { listInputSchema } from './listInput.ts'

const errors = (input: object) => Object.keys(fieldErrors(listInputSchema, input))

describe('what every list takes', () => {
  it('[9.1] ten from the first when nothing is said', () => {
    const first = { take: 10, skip: 0, search: null, showDeleted: false }
    expect(listInputSchema.parse({})).toEqual(first)
    expect(
      listInputSchema.parse({ take: null, skip: null, search: '  ', showDeleted: null }),
    ).toEqual(first)
  })

  it.each([0, 101, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[7.57] take %d is refused',
    (take) => {
      expect(errors({ take })).toEqual(['take'])
    },
  )

  it('[7.57] take is 1 to 100, skip at least 0, a search at most 200 characters', () => {
    expect(errors({ take: 1 })).toEqual([])
    expect(errors({ take: 100, skip: 5_000_000, search: 'x'.repeat(200) })).toEqual([])
    expect(errors({ skip: -1 })).toEqual(['skip'])
    expect(errors({ search: 'x'.repeat(201) })).toEqual(['search'])
  })
})
