import { afterEach, expect, it, vi } from 'vitest'
import { formatDate, formatDateTime, formatWholeDate } from '../format/formatDate.ts'
import { ORDERED_NAMES } from '#test/support/scenarios/orderedNames.ts'
import { compareNames, setReaderLocale } from './readerLocale.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setReaderLocale('en')
})

const inBrowser = (languages: string[], language: string) => {
  vi.stubGlobal('navigator', { languages })
  setReaderLocale(language)
}

it.each([
  ['nl-NL', '01-11-26'],
  ['nl-NL,nl,en-US,en', '01-11-26'],
  ['de-DE,de,en-US,en', '01.11.26'],
  ['en-US,nl', '11/01/26'],
  ['it-IT', '01/11/26'],
  ['sv-SE', '26-11-01'],
  ['pt-PT', '01/11/26'],
  ['fa-IR', '26/11/01'],
  ['no locale', '11/01/26'],
])(
  '[49.31] in a browser in %s, dates in figures have its form, and words are English',
  (locales, day) => {
    inBrowser(locales.split(','), 'en')
    expect(formatDate('2026-11-01')).toBe(day)
    expect(formatDateTime('2026-11-01T12:00:00Z')).toContain(day)
    expect(formatWholeDate('2026-11-01')).toBe('Sunday, November 1, 2026')
  },
)

it.each([
  ['en', ['en-GB', 'nl-NL'], '01/11/26'],
  ['de', ['en-US'], '01.11.26'],
  ['pl', ['pl-PL', 'en-US'], '01.11.26'],
])(
  '[49.31] texts in %s in a browser in %s have dates in the form of their language',
  (language, languages, day) => {
    inBrowser(languages, language)
    expect(formatDate('2026-11-01')).toBe(day)
  },
)

it.each(ORDERED_NAMES)('[13.35] %s: the app sorts names as the server does', (language, names) => {
  setReaderLocale(language)
  expect(names.toReversed().toSorted(compareNames)).toEqual(names)
})
