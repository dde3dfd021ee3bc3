import { expect, it } from 'vitest'
import { toProportion } from '#domain/accuracy/accuracy.ts'
import { formatProportion } from './formatProportion.ts'

it.each([
  [358, 412, '87%', '83–90%'],
  [0, 20, '0%', '0–16%'],
  [20, 20, '100%', '84–100%'],
  [999_999, 1_000_000, '>99%', '100%'],
])('[24.2] %i of %i is %s, with the range %s', (part, whole, share, interval) => {
  expect(formatProportion(toProportion(part, whole))).toEqual({ share, interval })
})

it('[24.2] makes no claim of fewer than 5', () => {
  expect(formatProportion(toProportion(4, 4))).toBeNull()
  expect(formatProportion(toProportion(0, 0))).toBeNull()
})
