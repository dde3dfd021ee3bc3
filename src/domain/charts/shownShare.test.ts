import { expect, it } from 'vitest'
import { formatPercentage } from './shownShare.ts'

it.each([
  [0, 0, null],
  [0, 8, '0%'],
  [8, 8, '100%'],
  [1, 3, '33%'],
  [1, 1000, '<1%'],
  [999, 1000, '>99%'],
])('%i of %i is shown as %s', (part, whole, shown) => {
  expect(formatPercentage(part, whole)).toBe(shown)
})
