import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { read, type CellObject, type WorkSheet } from 'xlsx'
import { csvText } from '#admin/parts/export/exportFiles.ts'
import { openCsvWriter } from './csvWriter.ts'
import { openXlsxWriter } from './xlsxWriter.ts'
import type { OpenSheetWriter, SheetColumn } from './sheetCells.ts'
import { runs } from '#test/support/propertyRuns.ts'

const CELL_CUT = '… cut'

type SheetValue = string | number | null
type SheetRow = readonly SheetValue[]

const folder = mkdtempSync(join(tmpdir(), 'liftwise-sheets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function written(opened: OpenSheetWriter, columns: SheetColumn[], batches: SheetRow[][]) {
  const path = join(folder, 'sheet')
  const file = await open(path, 'w')
  const sheet = opened(file, { title: 'Users', cellCut: CELL_CUT, columns })
  for (const batch of batches)
    await sheet.write(batch.map((row) => row.map((cell) => String(cell ?? ''))))
  await sheet.end()
  await file.close()
  return readFileSync(path)
}

const text = (label: string): SheetColumn => ({ label, kind: 'text' })
const COLUMNS: SheetColumn[] = [
  text('Name'),
  { label: 'Observations', kind: 'number' },
  { label: 'Deleted', kind: 'instant' },
  text('Notes, "all"'),
]

const MARKS = Array.from(
  `=+-@'",; \t\r\n_x\u0001\u0002\u0085\u001F\uFFFE\uFFFF\uFEFF&<>a😀\u202E＝＋－＠\u00A0\u2028`,
).concat(['\r\n', '_x0041_', ']]>', '&amp;', 'שלום'])

/** Texts that are special to a spreadsheet or an XML parser. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0')),
  fc.string({ unit: fc.constantFrom(...MARKS), maxLength: 8 }),
  fc.constantFrom('plain', 'Robin Example', '007', '2026-01-01', 'TRUE', '=HYPERLINK("http://x")'),
)
const minute = fc
  .date({ min: new Date('1900-03-01T00:00Z'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16).replace('T', ' '))
const row = fc.tuple(
  fc.option(hostile, { nil: null }),
  fc.option(fc.integer(), { nil: null }),
  fc.option(minute, { nil: null }),
  fc.option(hostile, { nil: null }),
)
const batches = fc.array(fc.array(row, { minLength: 1, maxLength: 4 }), { maxLength: 3 })

describe('CSV', () => {
  it('[26.7] is written as the browser writes it, whatever the texts hold', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (rowBatches) => {
        const rows = rowBatches.flat().map((cells) => cells.map(inUtc))
        const header = COLUMNS.map(({ label }) => label)
        const bytes = await written(openCsvWriter, COLUMNS, rowBatches)
        expect(bytes.toString()).toBe(await csvText({ header, rows }, 'UTC'))
      }),
      { numRuns: runs(500) },
    )
  })

  const inUtc = (cell: SheetValue, column: number) =>
    column === 2 && cell !== null ? new Date(`${cell}Z`) : cell
})

describe.each([
  ['CSV', openCsvWriter],
  ['Excel', openXlsxWriter],
])('%s', (_name, open) => {
  const openOn = (writeFile: () => Promise<void>) =>
    open({ writeFile } as unknown as Parameters<OpenSheetWriter>[0], {
      title: 'Users',
      cellCut: CELL_CUT,
      columns: COLUMNS,
    })

  it('[26.11] ends with its error when the disk is full', async () => {
    const sheet = openOn(() => Promise.reject(new Error('ENOSPC')))
    const rows = Array.from({ length: 1_000 }, (_, index) => [
      String(index),
      '1',
      '',
      'x'.repeat(1_000),
    ])
    const writeAll = async () => {
      for (let batch = 0; batch < 5; batch += 1) await sheet.write(rows)
      await sheet.end()
    }
    await expect(writeAll()).rejects.toThrow('ENOSPC')
  })
})

const opened = (bytes: Buffer) => read(bytes, { cellFormula: true, cellNF: true })
const cellsOf = (sheet: WorkSheet | undefined, rows: number) =>
  Array.from({ length: rows }, (_, index) =>
    ['A', 'B', 'C', 'D'].map(
      (column) => (sheet?.[`${column}${index + 2}`] as CellObject | undefined) ?? null,
    ),
  )

describe('Excel', () => {
  it('[26.7] has every cell as it was, whatever the texts hold, and never a formula', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (rowBatches) => {
        const book = opened(await written(openXlsxWriter, COLUMNS, rowBatches))
        const rows = rowBatches.flat()
        const cells = cellsOf(book.Sheets['Users'], rows.length)
        expect(cells.map((line) => line.map(valueOf))).toEqual(rows.map((line) => line.map(asRead)))
        expect(cells.flat().filter((cell) => cell?.f !== undefined)).toEqual([])
        for (const [name] of cells)
          if (name?.v !== undefined) expect(name).toMatchObject({ t: 's', z: '@' })
      }),
      { numRuns: runs(300) },
    )
  })

  /** The reader converts every CR LF to LF. */
  const asRead = (cell: SheetValue) =>
    typeof cell === 'string' ? cell.replaceAll(/\r+\n/g, '\n') || null : cell

  const valueOf = (cell: CellObject | null, column: number): SheetValue =>
    column === 2 ? (cell?.w ?? null) : asRead((cell?.v as SheetValue | undefined) ?? null)

  it('[26.8] has real dates and numbers, bold labels and a filter over them', async () => {
    const bytes = await written(openXlsxWriter, COLUMNS, [[['A', -3, '2026-07-02 00:30', null]]])
    const sheet = opened(bytes).Sheets['Users']
    expect(sheet?.['B2']).toMatchObject({ t: 'n', v: -3 })
    expect(sheet?.['C2']).toMatchObject({
      t: 'n',
      z: 'yyyy\\-mm\\-dd\\ hh:mm',
      w: '2026-07-02 00:30',
    })
    // 2 July 2026, 00:30: 46,205 days after the end of 1899.
    expect(Number((sheet?.['C2'] as CellObject | undefined)?.v)).toBeCloseTo(46_205 + 30 / 1440, 9)
    expect(sheet?.['D1']).toMatchObject({ v: 'Notes, "all"' })
    expect(sheet?.['!autofilter']).toEqual({ ref: 'A1:D2' })
  })

  it('[26.8] goes on on a second sheet when one is full, and loses no row', async () => {
    const small: OpenSheetWriter = (file, sheet) => openXlsxWriter(file, sheet, 3)
    const rows = Array.from({ length: 8 }, (_, index): SheetRow => [`N${index}`, index, null, null])
    const book = opened(await written(small, COLUMNS, [rows.slice(0, 2), rows.slice(2)]))
    expect(book.SheetNames).toEqual(['Users', 'Users 2', 'Users 3'])
    const names = book.SheetNames.flatMap((name) =>
      cellsOf(book.Sheets[name], 3).map(([cell]) => cell?.v),
    )
    expect(names.filter(Boolean)).toEqual(rows.map(([name]) => name))
    expect(book.Sheets['Users 3']?.['A1']).toMatchObject({ v: 'Name' })
  })

  it('[26.8] says so where a text is longer than a cell can be', async () => {
    const long = `${'x'.repeat(32_761)}${'😀'.repeat(100)}`
    const exact = 'y'.repeat(32_767)
    const book = opened(await written(openXlsxWriter, COLUMNS, [[[long, null, null, exact]]]))
    const [[name, , , notes] = []] = cellsOf(book.Sheets['Users'], 1)
    expect(String(name?.v)).toMatch(/^x{32761}… cut$/)
    expect(String(name?.v).length).toBeLessThanOrEqual(32_767)
    expect(notes?.v).toBe(exact)
  })
})
