import { expect, it } from 'vitest'
import type { RaRecord } from 'react-admin'
import {
  type ExportColumn,
  exportColumns,
  type ExportContext,
  type ExportedRows,
  type ExportedValue,
} from '#api/exportColumns.ts'
import { exportedTable } from './exportedTable.ts'

const column = (label: string, cell: (record: RaRecord) => ExportedValue) => ({ label, cell })

const LIST = 'locations' as keyof ExportedRows

const CONTEXT: ExportContext = { pathOf: {}, today: '2026-03-02' }

it('[2.45] [2.46] has the columns of the screen under their labels: words, numbers, Yes and No, dates', () => {
  const date = new Date(0)
  const columns = [
    column('Id', ({ id }) => String(id)),
    column('Count', () => 3),
    column('On', ({ id }) => id === 1),
    column('Date', () => date),
    column('None', () => null),
  ]
  expect(exportedTable(columns, [{ id: 1 }, { id: 2 }], CONTEXT)).toEqual({
    header: ['Id', 'Count', 'On', 'Date', 'None'],
    rows: [
      ['1', 3, 'Yes', date, null],
      ['2', 3, 'No', date, null],
    ],
  })
})

it('[26.8] what is no number or no date is an empty cell', () => {
  const columns = [column('N', () => Number.NaN), column('D', () => new Date('never'))]
  expect(exportedTable(columns, [{ id: 1 }], CONTEXT).rows).toEqual([[null, null]])
})

it('[2.42] deleted records say so in a column of their own, unless the list has one', () => {
  const columns = exportColumns(LIST, { showDeleted: true }) as ExportColumn<RaRecord>[]
  const { header, rows } = exportedTable(
    columns,
    [
      { id: 1, name: 'Dock', observation_count: 2, deleted_at: null },
      { id: 2, name: 'Gate', observation_count: 0, deleted_at: '2026-01-01T00:00:00.000Z' },
    ],
    CONTEXT,
  )
  expect(header).toEqual(['Name', 'Parent', 'Observations', 'Deleted'])
  expect(rows).toEqual([
    ['Dock', null, 2, null],
    ['Gate', null, 0, new Date('2026-01-01T00:00:00.000Z')],
  ])
  const [shown, all] = [false, true].map((showDeleted) => exportColumns('clients', { showDeleted }))
  expect(all).toEqual(shown)
})
