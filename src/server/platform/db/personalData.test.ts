import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { columnsOfKind, PERSONAL_DATA } from './personalData.ts'
import type { TableName } from './tables.ts'

const TABLES = Object.keys(PERSONAL_DATA) as TableName[]

it('[44.1] every column is classified: what it says about people, and what becomes of it when data is erased', () => {
  const source = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8')
  const classified = TABLES.flatMap((table) => Object.keys(PERSONAL_DATA[table].columns))
  expect(classified.filter((column) => !source.includes(`\n  ${column}:`))).toEqual([])

  const untreated = TABLES.filter(
    (table) =>
      PERSONAL_DATA[table].onErasure === 'none' &&
      columnsOfKind(table, 'person', 'identity', 'text', 'body', 'copy').length > 0,
  )
  expect(untreated).toEqual([])
  expect(columnsOfKind('users', 'identity')).toEqual([
    'firstname',
    'lastname',
    'email',
    'employee_id',
    'title',
  ])
})
