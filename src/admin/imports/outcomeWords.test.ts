import { expect, it } from 'vitest'
import { outcomeWords } from './outcomeWords.ts'

it('an outcome says how many rows are new, changed and unchanged, and nothing of those that are not', () => {
  const { counts } = outcomeWords
  expect(counts({ created: 1_204, updated: 36, unchanged: 12 })).toBe(
    `${(1_204).toLocaleString()} new, 36 changed, 12 unchanged`,
  )
  expect(counts({ created: 0, updated: 1, unchanged: 0 })).toBe('1 changed')
})

it('one is one', () => {
  expect(outcomeWords.rows(1)).toBe('1 row')
  expect(outcomeWords.rows(2)).toBe('2 rows')
  expect(outcomeWords.problems(1)).toBe('1 problem')
  expect(outcomeWords.problems(0)).toBe('0 problems')
})

it('what is unchanged is not written', () => {
  expect(outcomeWords.written({ created: 2, updated: 3, unchanged: 4 })).toBe(5)
})
