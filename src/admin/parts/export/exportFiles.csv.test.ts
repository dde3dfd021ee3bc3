import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvText } from './exportFiles.ts'
import { formulaGuard } from '#domain/exports/spreadsheetText.ts'

const ZONE = 'Europe/Amsterdam'

it('[2.45] is UTF-8 with a BOM, labels first, a line each', async () => {
  const date = new Date('2026-07-01T22:30:59Z')
  const table = { header: ['Name', 'Observations', 'Date (UTC)'], rows: [['Dock, "A"', -3, date]] }
  expect(await csvText(table, ZONE)).toBe(
    '\uFEFFName,Observations,Date (UTC)\r\n"Dock, ""A""",-3,2026-07-02 00:30',
  )
})

it('[26.9] nothing is an empty cell', async () => {
  expect(await csvText({ header: ['A', 'B'], rows: [[null, '']] }, ZONE)).toBe('\uFEFFA,B\r\n,')
})

describe('a text that a spreadsheet would run', () => {
  it.each(['=cmd|"/C calc"!A0', '@SUM(1)', '-1+1', '+1', '\t=1', '\r=1', '=1\n+1'])(
    '[26.7] %j is shown, not run',
    async (text) => {
      const [, cell = ''] = linesOf(await csvText({ header: ['A'], rows: [[text]] }, ZONE))
      expect(cell).toBe(`'${text}`)
    },
  )

  it('[26.7] a negative number is a number', async () => {
    expect(await csvText({ header: ['A'], rows: [[-1]] }, ZONE)).toBe('\uFEFFA\r\n-1')
  })
})

it('[26.7] what is parsed again is what was exported', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom("'", '=', '-', '"', ',', ';', '\r', '\n', '\t', ' ', 'a') }),
  )
  const label = text.filter((words) => words !== '')
  const cell = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }))
  const table = fc.integer({ min: 1, max: 4 }).chain((columns) =>
    fc.record({
      header: row(label, columns),
      rows: fc.array(row(cell, columns), { maxLength: 6 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(table, async ({ header, rows }) => {
      const read = parsed(await csvText({ header, rows }, ZONE))
      expect(read).toEqual([header, ...rows.map((row) => row.map(String))])
    }),
  )
})

const row = <T>(cell: fc.Arbitrary<T>, columns: number) =>
  fc.array(cell, { minLength: columns, maxLength: columns })

const parsed = (csv: string) => {
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' })
  expect(errors).toEqual([])
  return data.map((row) => row.map(formulaGuard.remove))
}

/** Returns the lines of a table with one column. */
const linesOf = (csv: string) =>
  Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' }).data.map(([cell]) => cell)
