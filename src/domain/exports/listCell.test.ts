import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { listCell } from './listCell.ts'

it('values are separated by semicolons, with spaces around them or without', () => {
  expect(listCell.format(['Leeds', 'Hull depot'])).toBe('Leeds; Hull depot')
  expect(listCell.parse('Leeds;Hull depot ; ;York;')).toEqual(['Leeds', 'Hull depot', 'York'])
  expect(listCell.parse('')).toEqual([])
  expect(listCell.parse(' ; ')).toEqual([])
})

it('a value that holds a semicolon is quoted', () => {
  expect(listCell.format(['A;B', 'C'])).toBe('"A;B"; C')
  expect(listCell.parse('"A;B";"C ""x"""; 5" pipe')).toEqual(['A;B', 'C "x"', '5" pipe'])
  expect(listCell.parse('"open; B')).toEqual(['"open', 'B'])
})

it('what was written is read again', () => {
  const value = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(';', '"', ' ', 'a', '>', '\n', "'") }),
    )
    .filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(fc.array(value, { maxLength: 5 }), (values) => {
      expect(listCell.parse(listCell.format(values))).toEqual(values)
    }),
    { numRuns: 1_000 },
  )
})
