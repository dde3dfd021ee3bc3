import { expect, it } from 'vitest'
import { resetTokenOf } from './resetTokenOf.ts'

it('[2.11] the reset token comes from the link', () => {
  expect(resetTokenOf('/reset/abc-_123')).toBe('abc-_123')
  expect(resetTokenOf('/reset/abc/')).toBe('abc')
  expect(resetTokenOf('/reset/a%2Fb')).toBe('a/b')
  expect(resetTokenOf('/reset/50%')).toBe('50%')
})
