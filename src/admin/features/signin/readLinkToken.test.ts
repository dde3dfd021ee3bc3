import { expect, it } from 'vitest'
import { readLinkToken } from './readLinkToken.ts'

it('[2.11] the reset token comes from the link', () => {
  expect(readLinkToken('/reset/abc-_123')).toBe('abc-_123')
  expect(readLinkToken('/reset/abc/')).toBe('abc')
  expect(readLinkToken('/reset/a%2Fb')).toBe('a/b')
  expect(readLinkToken('/reset/50%')).toBe('50%')
})
