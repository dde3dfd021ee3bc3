import { expect, it } from 'vitest'
import { formatPercentage } from './shares.ts'

it.each([
  [0, 0, null],
  [0, 8, '0%'],
  [8, 8, '100%'],
  [1, 3, '33%'],
  [1, 1000, '<1%'],
  [999, 1000, '>99%'],
])('[40.5] %i of %i is shown as %s', (part, whole, expected) => {
  expect(formatPercentage(part, whole)).toBe(expected)
})

it('[49.24] a percentage is written as the language does', () => {
  expect(formatPercentage(1, 3, 'de')).toBe('33\u00A0%')
  expect(formatPercentage(1, 1000, 'de')).toBe('<1\u00A0%')
})
