import { expect, it } from 'vitest'
import { columnsByName, columnsOfKind, TABLE_NAMES, TABLES, textsOf } from './tables.ts'

it('[44.1] every column is classified: what it says about people, and what becomes of it when data is erased', () => {
  const untreated = TABLE_NAMES.filter(
    (table) =>
      TABLES[table].onErasure === 'none' &&
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

it('[44.1] columns that others name exist: who wrote a text, and by which record a row is seen', () => {
  const unknown = TABLE_NAMES.flatMap((table) => {
    const { seenBy } = TABLES[table]
    const authors = textsOf(table).flatMap(({ writtenBy }) => writtenBy ?? [])
    const people: string[] = columnsOfKind(table, 'person')
    return [
      ...authors.filter((column) => !people.includes(column)),
      ...(typeof seenBy === 'string' || seenBy[0] in columnsByName(table) ? [] : [seenBy[0]]),
    ].map((column) => `${table}.${column}`)
  })
  expect(unknown).toEqual([])
})
