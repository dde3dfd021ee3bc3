import { expect, it } from 'vitest'
import { compareCounts } from './compareCounts.ts'

it.each([
  [12, 7, 'more'],
  [7, 12, 'fewer'],
  [2000, 200, 'more'],
  [2988, 12, 'unknown'],
  [7, 7, 'same'],
  [700, 4, 'unknown'],
  [4, 700, 'unknown'],
])('[40.5] %i after %i: %s', (now, before, expected) => {
  expect(compareCounts(now, before)).toBe(expected)
})
