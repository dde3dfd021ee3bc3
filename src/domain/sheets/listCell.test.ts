import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { listCell } from './listCell.ts'

it('values are separated by semicolons, with spaces around them or without', () => {
  expect(listCell.write(['Leeds', 'Hull depot'])).toBe('Leeds; Hull depot')
  expect(listCell.read('Leeds;Hull depot ; ;York;')).toEqual(['Leeds', 'Hull depot', 'York'])
  expect(listCell.read('')).toEqual([])
  expect(listCell.read(' ; ')).toEqual([])
})

it('a value that holds a semicolon is quoted', () => {
  expect(listCell.write(['A;B', 'C'])).toBe('"A;B"; C')
  expect(listCell.read('"A;B";"C ""x"""; 5" pipe')).toEqual(['A;B', 'C "x"', '5" pipe'])
  expect(listCell.read('"open; B')).toEqual(['"open', 'B'])
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
      expect(listCell.read(listCell.write(values))).toEqual(values)
    }),
    { numRuns: 1_000 },
  )
})
