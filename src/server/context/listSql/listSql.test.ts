import { expect, it } from 'vitest'
import { nestRecords } from './listSql.ts'

it('[46.10] a row has its records as objects, and null for one that it does not refer to', () => {
  const rows = [
    { id: 1, 'task.id': 2, 'task.name': 'Pick', date: 'today', 'user.id': null, 'user.name': null },
    { id: 3, 'task.id': 4, 'task.name': null, date: null, 'user.id': 5, 'user.name': 'Robin' },
  ]
  expect(nestRecords(rows)).toEqual([
    { id: 1, task: { id: 2, name: 'Pick' }, date: 'today', user: null },
    { id: 3, task: { id: 4, name: null }, date: null, user: { id: 5, name: 'Robin' } },
  ])
  expect(nestRecords([])).toEqual([])
})
