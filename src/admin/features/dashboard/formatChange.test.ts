import { expect, it } from 'vitest'
import { formatChange } from './formatChange.ts'

it.each([
  [12, 7, '5 more than the'],
  [7, 12, '5 fewer than the'],
  [2000, 200, '1,800 more than the'],
  [2988, 12, ''],
  [7, 7, 'Same as the'],
  [700, 4, ''],
  [4, 700, ''],
])('[40.5] %i after %i reads: %s', (now, before, expected) => {
  expect(formatChange(now, before)).toBe(expected)
})
