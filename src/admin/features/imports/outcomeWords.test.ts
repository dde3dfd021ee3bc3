import { expect, it } from 'vitest'
import { importSummary } from './outcomeWords.ts'

it('an outcome says how many rows are new, changed and unchanged, and nothing of those that are not', () => {
  const { counts } = importSummary
  expect(counts({ created: 1_204, updated: 36, unchanged: 12 })).toBe(
    `${(1_204).toLocaleString()} new, 36 changed, 12 unchanged`,
  )
  expect(counts({ created: 0, updated: 1, unchanged: 0 })).toBe('1 changed')
})

it('one is one', () => {
  expect(importSummary.rows(1)).toBe('1 row')
  expect(importSummary.rows(2)).toBe('2 rows')
  expect(importSummary.problems(1)).toBe('1 problem')
  expect(importSummary.problems(0)).toBe('0 problems')
})

it('what is unchanged is not written', () => {
  expect(importSummary.written({ created: 2, updated: 3, unchanged: 4 })).toBe(5)
})
