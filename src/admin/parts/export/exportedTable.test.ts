import { expect, it } from 'vitest'
import { exportedTable, type ExportedValue, withDeletedColumn } from './exportedTable.ts'

const column = (label: string, valueOf: (record: { id: unknown }) => ExportedValue) => ({
  label,
  valueOf,
})

it('[2.45] [2.46] has the columns of the screen under their labels: words, numbers, Yes and No, dates', () => {
  const date = new Date(0)
  const columns = [
    column('Id', ({ id }) => String(id)),
    column('Count', () => 3),
    column('On', ({ id }) => id === 1),
    column('Date', () => date),
    column('None', () => null),
  ]
  expect(exportedTable(columns, [{ id: 1 }, { id: 2 }])).toEqual({
    header: ['Id', 'Count', 'On', 'Date', 'None'],
    rows: [
      ['1', 3, 'Yes', date, null],
      ['2', 3, 'No', date, null],
    ],
  })
})

it('[26.8] what is no number or no date is an empty cell', () => {
  const columns = [column('N', () => Number.NaN), column('D', () => new Date('never'))]
  expect(exportedTable(columns, [{ id: 1 }]).rows).toEqual([[null, null]])
})

it('[2.42] deleted records say so in a column of their own, unless the list has one', () => {
  const name = { source: 'name', label: 'Name', valueOf: () => 'Dock' }
  const { header, rows } = exportedTable(withDeletedColumn([name]), [
    { id: 1, deleted_at: null },
    { id: 2, deleted_at: '2026-01-01T00:00:00.000Z' },
  ])
  expect(header).toEqual(['Name', 'Deleted'])
  expect(rows).toEqual([
    ['Dock', null],
    ['Dock', new Date('2026-01-01T00:00:00.000Z')],
  ])
  const own = [{ ...name, source: 'deleted_at' }]
  expect(withDeletedColumn(own)).toBe(own)
})
