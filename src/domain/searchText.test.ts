import { expect, it } from 'vitest'
import { FOLDED_TEXTS } from '#test/support/scenarios/foldedTexts.ts'
import { containsText, searchable, searchWords } from './searchText.ts'

it.each(FOLDED_TEXTS)('[2.36] %s', (_what, text, plain) => {
  expect(searchable(text)).toBe(plain)
  expect(containsText(text, plain)).toBe(true)
  expect(containsText(plain, text)).toBe(true)
})

it('[2.36] finds every word anywhere, in any order, without commas', () => {
  for (const search of ['Novak Uma', 'Novak, Uma', 'nov um', ' uma  NOVAK,', 'ovak', ',', ''])
    expect(containsText('Uma Nováková-Novak', search)).toBe(true)
  for (const search of ['Novak Una', 'umanovak', 'nov um x'])
    expect(containsText('Uma Novak', search)).toBe(false)
})

it('[2.36] a word counts once, and none is blank', () => {
  expect(searchWords(' a, b ,a\u00A0c\u200B ,')).toEqual(['a', 'b', 'c'])
  expect(searchWords(' ,\u200B ')).toEqual([])
})
