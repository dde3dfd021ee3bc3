import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStorableText, toStorableText, truncateText } from './wholeCharacters.ts'

const FAMILY = '👩‍👩‍👧‍👦'

it.each([
  ['an emoji', 'ab🏋', 3, 'ab'],
  ['an emoji', 'ab🏋', 4, 'ab🏋'],
  ['a family of emoji', `a${FAMILY}b`, 5, 'a'],
  ['a flag', '🇩🇪🇫🇷', 6, '🇩🇪'],
  ['a letter and its accent', 'Bo\u0308rse', 2, 'B'],
  ['the first character, longer than the limit', FAMILY, 4, '👩\u200D'],
])('[5.48] %s is not cut in two', (_what, text, max, expected) => {
  expect(truncateText(text, max)).toBe(expected)
})

it('[5.48] what is left begins the text, fits, can be stored, and lacks less than a character', () => {
  const texts = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.replaceAll('\0', ''))
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, max) => {
      const cut = truncateText(text, max)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(max)
      expect(isStorableText(cut)).toBe(true)
    }),
  )
})

it('[12.9] halves of characters and NUL cannot be stored', () => {
  for (const text of ['a\uD83D', '\uDC4D', 'a\0b']) {
    expect(isStorableText(text)).toBe(false)
    expect(isStorableText(toStorableText(text))).toBe(true)
  }
  expect(toStorableText('a\uD83Db👍')).toBe('a\uFFFDb👍')
  expect(isStorableText('👍 žluťoučký')).toBe(true)
})
