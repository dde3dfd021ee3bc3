import { expect, it } from 'vitest'
import { formatImportProgress } from './progressWords.ts'

const check = { state: 'RUNNING', is_check: true, rows_done: 0, rows_total: null } as const

it('a job says how far it is from the first moment on', () => {
  expect(formatImportProgress({ ...check, state: 'WAITING' })).toBe('Waiting to start…')
  expect(formatImportProgress(check)).toBe('Reading the file…')
  expect(formatImportProgress({ ...check, rows_done: 12, rows_total: 40 })).toBe(
    'Checked 12 of 40 rows',
  )
})

it('an import is checked once more, and then written at once', () => {
  const ordered = { ...check, is_check: false, rows_total: 40 }
  expect(formatImportProgress({ ...ordered, rows_done: 39 })).toBe('Checked 39 of 40 rows')
  expect(formatImportProgress({ ...ordered, rows_done: 40 })).toBe('Writing 40 rows…')
})
