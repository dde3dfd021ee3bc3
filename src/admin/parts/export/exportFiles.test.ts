/** The browser's files; that cells of any text come back is proved of the server's, which equal these. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { read, utils, type CellObject } from 'xlsx'
import { csvText, excelWorkbook } from './exportFiles.ts'
import type { ExportedTable } from './exportedTable.ts'

const ZONE = 'Europe/Amsterdam'
// The 2nd in Amsterdam.
const date = new Date('2026-07-01T22:30:59Z')

const opened = async (table: ExportedTable, title = 'Locations') =>
  read(await excelWorkbook(table, title, ZONE), { cellFormula: true, cellNF: true })

const sheetOf = async (table: ExportedTable) => {
  const { Sheets, SheetNames } = await opened(table)
  return Sheets[SheetNames[0] ?? ''] ?? {}
}

it('[2.45] [26.7] [26.9] CSV is UTF-8 with a BOM, labels first, a line each; what would run is text, nothing is empty', async () => {
  const table = {
    header: ['Name', 'Observations', 'Date (UTC)'],
    rows: [
      ['Dock, "A"', -3, date],
      ['-1+1', null, ''],
    ],
  }
  expect(await csvText(table, ZONE)).toBe(
    '\uFEFFName,Observations,Date (UTC)\r\n"Dock, ""A""",-3,2026-07-02 00:30\r\n\'-1+1,,',
  )
})

it('[2.46] numbers are numbers, dates are dates in the time of the client, nothing is empty', async () => {
  const sheet = await sheetOf({ header: ['N', 'D', 'E'], rows: [[-3.5, date, null]] })
  expect(sheet['A2']).toMatchObject({ t: 'n', v: -3.5 })
  // 2 July 2026, 00:30: 46,205 days after the end of 1899.
  expect(sheet['B2']).toMatchObject({ t: 'n', z: 'yyyy-mm-dd hh:mm', w: '2026-07-02 00:30' })
  expect(sheet['C2']).toBeUndefined()
})

it.each(['=1+1', '+1', '@SUM(A1)', '00123', '2026-01-01', 'TRUE'])(
  '[26.8] %j is text, never a formula or a number',
  async (text) => {
    const cell = (await sheetOf({ header: ['=1'], rows: [[text]] }))['A2'] as CellObject
    expect(cell).toMatchObject({ t: 's', v: text, z: '@' })
    expect(cell.f).toBeUndefined()
  },
)

it('[26.7] what is read again is what was exported', async () => {
  const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null))
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(rows, async (rows) => {
      const sheet = await sheetOf({ header: ['A', 'B'], rows })
      const read = rows.map((_, row) =>
        ['A', 'B'].map(
          (column) => (sheet[`${column}${row + 2}`] as CellObject | undefined)?.v ?? null,
        ),
      )
      expect(read).toEqual(rows.map((row) => row.map((cell) => (cell === '' ? null : cell))))
    }),
    { numRuns: 40 },
  )
})

it('[26.13] [26.15] without rows it has its labels; the sheet has the list’s name as far as Excel takes it', async () => {
  const table = { header: ['A'], rows: [] }
  expect(utils.sheet_to_json(await sheetOf(table), { header: 1 })).toEqual([['A']])
  const long = 'A/B [x]: a title that is too long for Excel'
  expect((await opened(table, long)).SheetNames).toEqual(['A B  x   a title that is too lo'])
})
