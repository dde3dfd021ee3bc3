import { expect, it } from 'vitest'
import type { RaRecord } from 'react-admin'
import {
  type ExportColumn,
  exportColumns,
  type ExportContext,
  type ExportedRows,
  type ExportedValue,
  type LabelKey,
} from '#api/exportColumns.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { exportedTable } from './exportedTable.ts'

const column = (label: LabelKey, cell: (record: RaRecord) => ExportedValue) => ({ label, cell })

const LIST = 'locations' as keyof ExportedRows

const CONTEXT: ExportContext = { t, pathOf: {}, timeZone: 'Asia/Kolkata', today: '2026-03-02' }

it('[2.45] [2.46] has the columns of the screen under their labels: words, numbers, Yes and No, dates', () => {
  const date = new Date(0)
  const columns = [
    column('resources.users.fields.id', ({ id }) => String(id)),
    column('resources.users.fields.name', () => 3),
    column('resources.users.fields.email', ({ id }) => id === 1),
    column('resources.users.fields.type', () => date),
    column('resources.users.fields.title', () => null),
  ]
  expect(exportedTable(columns, [{ id: 1 }, { id: 2 }], CONTEXT)).toEqual({
    header: ['ID', 'Name', 'Email', 'User level', 'Title'],
    rows: [
      ['1', 3, 'Yes', date, null],
      ['2', 3, 'No', date, null],
    ],
  })
})

it('[26.8] what is no number or no date is an empty cell', () => {
  const columns = [
    column('resources.users.fields.name', () => Number.NaN),
    column('resources.users.fields.type', () => new Date('never')),
  ]
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
  const added = ['ID', 'Deleted (UTC, ISO 8601)', 'Changed (UTC, ISO 8601)']
  expect(header).toEqual(['Name', 'Parent', 'Observations', 'Deleted (Asia/Kolkata)', ...added])
  expect(rows).toEqual([
    ['Dock', null, 2, null, '1', null, null],
    ['Gate', null, 0, new Date('2026-01-01T00:00:00.000Z'), '2', '2026-01-01T00:00:00.000Z', null],
  ])
  const [shown, all] = [false, true].map((showDeleted) =>
    exportColumns('clients', { showDeleted }).map(({ label }) => label),
  )
  expect(all).toEqual(shown)
})

it('[2.111] the name of a deleted person stands alone', () => {
  const columns: readonly unknown[] = exportColumns('clients', { showDeleted: false })
  const account_manager = { firstname: 'Ana', lastname: 'Ruiz', deleted_at: '2026-01-01T00:00:00Z' }
  const record = { id: 1, company_name: 'Northwind', account_manager }
  const { rows } = exportedTable(columns as ExportColumn<RaRecord>[], [record], CONTEXT)
  expect(rows[0]?.slice(0, 2)).toEqual(['Northwind', 'Ana Ruiz'])
})
