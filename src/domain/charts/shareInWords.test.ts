import { expect, it } from 'vitest'
import { formatSignificantShare } from './shareInWords.ts'

it.each([
  [4, 5, '80%'],
  [5, 5, '100%'],
  [0, 5, '0%'],
  [1, 1000, '<1%'],
  [999, 1000, '>99%'],
  [2, 3, null],
  [0, 0, null],
])('%i of %i are %s', (part, whole, words) => {
  expect(formatSignificantShare(part, whole)).toBe(words)
})
