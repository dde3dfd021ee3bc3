import { message } from '../messages.ts'
import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { createCsvParser } from './csvParser.ts'
import { runs } from '#test/support/propertyRuns.ts'

/** Parses the text in chunks of `piece` characters. */
function readAll(text: string, { delimiter = ',', piece = 1_000 } = {}) {
  const reader = createCsvParser(new Papa.Parser({ delimiter, newline: '\n' }))
  const rows: { row: number; cells: string[] }[] = []
  let issue: string | null = null
  for (let at = 0; at < text.length; at += piece) {
    const read = reader.read(text.slice(at, at + piece))
    rows.push(...read.rows)
    issue ??= read.issue
  }
  const last = reader.end()
  return { rows: [...rows, ...last.rows], issue: issue ?? last.issue }
}
const cellsOf = (text: string, options = {}) =>
  readAll(text, options).rows.map(({ cells }) => cells)

it('[27.8] cells are separated by the delimiter, lines end in any way, quotes hold what they hold', () => {
  expect(cellsOf('a,b\r\n"c ""x"", y","d\r\ne"\nf,\rg')).toEqual([
    ['a', 'b'],
    ['c "x", y', 'd\ne'],
    ['f', ''],
    ['g'],
  ])
  expect(cellsOf('a;"b;c"\n', { delimiter: ';' })).toEqual([['a', 'b;c']])
  expect(cellsOf('a, "b" ,d"e"')).toEqual([['a', 'b', 'd"e"']])
})

it('[27.10] rows have the numbers of a spreadsheet: empty lines count, a cell of several lines is one row', () => {
  expect(readAll('a\r\n\r\n"b\nc"\r\nd').rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
    [1, 'a'],
    [2, ''],
    [3, 'b\nc'],
    [4, 'd'],
  ])
})

it('[27.9] a quotation mark that is never closed is reported with its row', () => {
  expect(readAll('a\nb,"c\nd').issue).toBe(message('importQuoteOpen', { row: '2' }))
  expect(readAll('a\n"b"x,c\n"d",e').issue).toBe(message('importQuoteOpen', { row: '2' }))
  expect(readAll(`a\n"${'x'.repeat(1_000_001)}\n`).issue).toBe(
    message('importRowTooLong', { row: '2' }),
  )
})

it('[27.8] what was written is read again, in whatever pieces it comes', () => {
  const signs = fc.constantFrom('"', ',', ';', '\n', ' ', 'a', '\t')
  const cell = fc
    .oneof(fc.string({ maxLength: 8 }), fc.string({ unit: signs, maxLength: 8 }))
    .filter((text) => !/^ +"/u.test(text))
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 })
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(',', ';', '\t'),
      fc.integer({ min: 1, max: 9 }),
      (data, delimiter, piece) => {
        const text = Papa.unparse(data, { delimiter, quotes: true })
        const unix = data.map((cells) => cells.map((each) => each.replaceAll(/\r\n?/gu, '\n')))
        expect(cellsOf(text, { delimiter, piece })).toEqual(unix)
        expect(cellsOf(text, { delimiter })).toEqual(unix)
      },
    ),
    { numRuns: runs(500) },
  )
})
