import { expect, it } from 'vitest'
import { linkTokenOf } from './linkTokenOf.ts'

it('[2.11] the reset token comes from the link', () => {
  expect(linkTokenOf('/reset/abc-_123')).toBe('abc-_123')
  expect(linkTokenOf('/reset/abc/')).toBe('abc')
  expect(linkTokenOf('/reset/a%2Fb')).toBe('a/b')
  expect(linkTokenOf('/reset/50%')).toBe('50%')
})
