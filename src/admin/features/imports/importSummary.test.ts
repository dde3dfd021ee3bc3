import { expect, it } from 'vitest'
import { formatImportProgress, importSummary } from './importSummary.ts'

it('[28.9] an outcome says how many rows are new, changed and unchanged, and nothing of those that are not', () => {
  const { counts } = importSummary
  expect(counts({ created: 1_204, updated: 36, unchanged: 12 })).toBe(
    `${(1_204).toLocaleString()} new, 36 changed, 12 unchanged`,
  )
  expect(counts({ created: 0, updated: 1, unchanged: 0 })).toBe('1 changed')
})

it('[28.9] what is unchanged is not written', () => {
  expect(importSummary.written({ created: 2, updated: 3, unchanged: 4 })).toBe(5)
})

const check = { state: 'RUNNING', is_check: true, rows_done: 0, rows_total: null } as const

it('[28.9] a job says how far it is from the first moment on', () => {
  expect(formatImportProgress({ ...check, state: 'WAITING' })).toBe('Waiting to start…')
  expect(formatImportProgress(check)).toBe('Reading the file…')
  expect(formatImportProgress({ ...check, rows_done: 1 })).toBe('Read 1 row…')
  expect(formatImportProgress({ ...check, rows_done: 12, rows_total: 40 })).toBe(
    'Checked 12 of 40 rows',
  )
})

it('[28.9] an import is checked once more, and then written at once', () => {
  const ordered = { ...check, is_check: false, rows_total: 40 }
  expect(formatImportProgress({ ...ordered, rows_done: 39 })).toBe('Checked 39 of 40 rows')
  expect(formatImportProgress({ ...ordered, rows_done: 40 })).toBe('Saving 40 rows…')
})
