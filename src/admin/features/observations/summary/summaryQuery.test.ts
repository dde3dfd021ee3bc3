// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { pieNote } from './summaryQuery.ts'

const PIE = { correct: 3, incorrect: 2 }

it('[23.13] says that several principles can count an observation twice', () => {
  expect(pieNote(4, PIE, { principles: ['INSIDE_BASE', 'BIG_ENGINES'] })).toMatch(/^Counts any/u)
})

it('says how many have no result, unless the filter chooses results', () => {
  expect(pieNote(6, PIE, {})).toBe('Without a result yet: 1.')
  for (const filter of [
    { principles: ['INSIDE_BASE' as const] },
    { showResult: 'correct' as const },
  ])
    expect(pieNote(6, PIE, filter)).toBeUndefined()
})
