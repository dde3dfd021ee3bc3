import { message } from '../messages.ts'
import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import type { MakeTextParser } from './csvParser.ts'
import type { CsvImport } from './importColumns.ts'
import { english } from '#server/platform/texts/translator.ts'
import { createImportReader } from './importReader.ts'
import { runs } from '#test/support/propertyRuns.ts'

const makeParser: MakeTextParser = (delimiter) => new Papa.Parser({ delimiter, newline: '\n' })

function readAll(kind: CsvImport, text: string, piece = 10_000) {
  const reader = createImportReader(kind, { t: english.t, makeParser })
  const reads = []
  for (let at = 0; at < text.length; at += piece)
    reads.push(reader.read(text.slice(at, at + piece)))
  reads.push(reader.end())
  return {
    rows: reads.flatMap(({ rows }) => rows.map(({ row, cells }) => [row, ...cells])),
    issue: reads.find(({ issue }) => issue !== null)?.issue ?? null,
  }
}

it('[5.30] rows are trimmed, empty lines are skipped and counted', () => {
  expect(readAll('locations', 'name,parent\r\n Dock , Leeds\r\n\r\n , \r\nGate,')).toEqual({
    rows: [
      [2, 'Dock', 'Leeds'],
      [5, 'Gate', ''],
    ],
    issue: null,
  })
})

it.each([
  ['commas', 'name,parent\nDock,Leeds'],
  ['semicolons', 'name;parent\nDock;Leeds'],
  ['tabs', 'name\tparent\nDock\tLeeds'],
  ['a line about the separator', 'sep=;\r\nname;parent\r\nDock;Leeds'],
  ['a mark of the byte order', '\uFEFFName,Parent\nDock,Leeds'],
  ['quotes around the headers', '"name";"parent"\n"Dock";"Leeds"'],
  ['another order and further columns', 'Observations,PARENT,"a, b", N-a-m-e \n7,Leeds,,Dock'],
  ['headers that objects have', '__proto__,name,constructor,parent\nx,Dock,y,Leeds'],
])('[27.8] a file with %s is read', (_what, text) => {
  for (const piece of [1, 3, 10_000]) {
    const { rows, issue } = readAll('locations', text, piece)
    expect({ rows: rows.map(([, ...cells]) => cells), issue }).toEqual({
      rows: [['Dock', 'Leeds']],
      issue: null,
    })
  }
})

it('[27.8] headers are the labels of the screen as well', () => {
  const text =
    'First name,Last name,Email,Employee ID,Type,Locations,Departments\nA,B,c@d.example,,None,,'
  expect(readAll('users', text)).toEqual({
    rows: [[2, 'A', 'B', 'c@d.example', '', 'None', '', '']],
    issue: null,
  })
})

it('[27.10] names the first filled cell beyond the last header; delimiters alone at the end are no cells', () => {
  const reader = createImportReader('departments', { t: english.t, makeParser })
  const { rows } = reader.read('name;parent;locations\nC3 Dept;;C3 Site; C3 Bay A ;x\nA;;;; \n')
  expect(rows.map(({ row, surplus }) => [row, surplus])).toEqual([
    [2, { column: 'D', value: 'C3 Bay A' }],
    [3, null],
  ])
})

it.each([
  [
    '[5.29] a header is missing',
    'name,parents\nA,B',
    message('importHeadersWrong', { headers: 'name, parent' }),
  ],
  [
    'there is one line of something else',
    'hello',
    message('importHeadersWrong', { headers: 'name, parent' }),
  ],
  [
    'an expected header is there twice',
    'name,parent,Name\nA,B,C',
    message('importHeaderTwice', { header: 'name' }),
  ],
  ['nothing is in it', '', message('importFileEmpty')],
  ['only empty lines are in it', '\n\r\n \n', message('importFileEmpty')],
  ['it has headers alone', 'name,parent\n\n', message('importNoRows')],
  ['a NUL is in it', 'name,parent\nA\0,', message('importNotText')],
  [
    'a quotation mark stays open',
    'name,parent\n"A,B\nC,D',
    message('importQuoteOpen', { row: '2' }),
  ],
  [
    'a cell is of a million signs',
    `name,parent\nA,${'x'.repeat(1_048_576)}\n`,
    message('importRowTooLong', { row: '2' }),
  ],
  [
    'there are 100,000 columns',
    `${'name,'.repeat(100_000)}\n`,
    message('importTooManyColumns', { row: '1' }),
  ],
  [
    'there are more than 100,000 rows',
    `name,parent\n${'A,B\n'.repeat(100_001)}`,
    message('importTooManyRows'),
  ],
])('[27.9] a file is refused with a sentence when %s', (_what, text, expected) => {
  expect(readAll('locations', text, 65_536).issue).toBe(expected)
})

it('[27.9] a repeated header that nobody reads does no harm', () => {
  expect(readAll('locations', 'name,x,parent,x\nA,1,B,2').rows).toEqual([[2, 'A', 'B']])
})

it('[27.9] never fails, whatever comes in whatever pieces, and says the same', () => {
  const text = fc.string({
    unit: fc.constantFrom('"', ',', ';', '\n', '\r', ' ', 'name', 'parent', 'sep=', '\t', 'ß'),
  })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 7 }), (signs, piece) => {
      const { rows, issue } = readAll('locations', signs, piece)
      const whole = readAll('locations', signs)
      expect(issue).toBe(whole.issue)
      if (issue === null) expect(rows).toEqual(whole.rows)
    }),
    { numRuns: runs(1_000) },
  )
})
