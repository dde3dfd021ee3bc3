import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exportFileName, formulaGuard, listCell } from './spreadsheetText.ts'
import { runs } from '#test/support/propertyRuns.ts'

it('[27.12] values are separated by semicolons, with spaces around them or without', () => {
  expect(listCell.format(['Leeds', 'Hull depot'])).toBe('Leeds; Hull depot')
  expect(listCell.parse('Leeds;Hull depot ; ;York;')).toEqual(['Leeds', 'Hull depot', 'York'])
  expect(listCell.parse('')).toEqual([])
  expect(listCell.parse(' ; ')).toEqual([])
})

it('[27.12] a value that holds a semicolon is quoted', () => {
  expect(listCell.format(['A;B', 'C'])).toBe('"A;B"; C')
  expect(listCell.parse('"A;B";"C ""x"""; 5" pipe')).toEqual(['A;B', 'C "x"', '5" pipe'])
  expect(listCell.parse('"open; B')).toEqual(['"open', 'B'])
})

it('[27.12] what was written is read again', () => {
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
    { numRuns: runs(1_000) },
  )
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2', "'=1", '＝1'])(
  '[26.7] %j is written as a text and reads back',
  (text) => {
    const written = formulaGuard.add(text)
    expect(written).toBe(`'${text}`)
    expect(formulaGuard.remove(written)).toBe(text)
  },
)

it.each(['', 'Dock', "'s-Hertogenbosch", 'A=1', ' =1', '7'])('[26.7] %j stays as it is', (text) => {
  expect(formulaGuard.add(text)).toBe(text)
  expect(formulaGuard.remove(text)).toBe(text)
})

const SIGNS = ["'", '=', '+', '-', '@', '\t', '\r', '\n', 'a', ' ', '"', ',', ';', '＝']

it('[26.7] every text reads back, and none is written as something that would run', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...SIGNS) }))
  fc.assert(
    fc.property(texts, (text) => {
      const written = formulaGuard.add(text)
      expect(written).not.toMatch(/^[=+\-@\t\r]/u)
      expect(formulaGuard.remove(written)).toBe(text)
    }),
  )
})

it.each([
  ['Locations', 'Locations 2026-11-21.csv'],
  ['A/B: "c" <d>\n', 'A B c d 2026-11-21.csv'],
  ['..\\..', '.. .. 2026-11-21.csv'],
  ['', 'Export 2026-11-21.csv'],
])('[26.15] %j is saved as %j', (title, name) => {
  expect(exportFileName(title, '2026-11-21', 'CSV')).toBe(name)
})
