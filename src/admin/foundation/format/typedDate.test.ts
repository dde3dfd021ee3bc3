import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setReaderLocale } from '../i18n/readerLocale.ts'
import { TYPED_DAY, TYPED_TIME } from './typedDate.ts'

const inBrowser = (language: string, ...browser: string[]) => {
  vi.stubGlobal('navigator', { languages: browser })
  setReaderLocale(language)
}

beforeEach(() => inBrowser('en', 'en-US'))
afterEach(() => {
  vi.unstubAllGlobals()
  setReaderLocale('en')
})

describe('days', () => {
  it.each([
    ['en', 'en-US', '11/05/2026', 'mm/dd/yyyy'],
    ['en', 'en-GB', '05/11/2026', 'dd/mm/yyyy'],
    ['de', 'en-US', '05.11.2026', 'TT.MM.JJJJ'],
    ['fr', 'en-US', '05/11/2026', 'jj/mm/aaaa'],
    ['es', 'en-US', '05/11/2026', 'dd/mm/aaaa'],
    ['pl', 'en-US', '05.11.2026', 'dd.mm.rrrr'],
  ])('[36.10] an account in %s in a browser in %s: %s', (language, browser, text, pattern) => {
    inBrowser(language, browser)
    expect(TYPED_DAY.write('2026-11-05')).toBe(text)
    expect(TYPED_DAY.read(text)).toBe('2026-11-05')
    expect(TYPED_DAY.pattern()).toBe(pattern)
  })

  it.each(['5.11.2026', ' 05.11.26 ', '5. 11. 2026', '05112026', '051126', '2026-11-05'])(
    '[36.10] reads %s',
    (text) => {
      inBrowser('pl', 'en-US')
      expect(TYPED_DAY.read(text)).toBe('2026-11-05')
    },
  )

  it.each(['', '5.11', '31.2.2026', '5.11.202', 'today', '5.11.2026 x 3'])(
    '[36.10] does not guess %s',
    (text) => {
      inBrowser('pl', 'en-US')
      expect(TYPED_DAY.read(text)).toBeNull()
    },
  )
})

describe('times', () => {
  it('[36.10] are written as the reader writes them', () => {
    expect(TYPED_TIME.write('15:11')).toMatch(/^03:11\sPM$/u)
    inBrowser('pl', 'en-US')
    expect(TYPED_TIME.write('15:11')).toBe('15:11')
    expect(TYPED_TIME.write('')).toBe('')
  })

  it.each(['15:11', '1511', '15.11', '3:11 PM', '03:11 p.m.', '0311pm'])(
    '[36.10] reads %s',
    (text) => expect(TYPED_TIME.read(text)).toBe('15:11'),
  )

  it.each([
    ['12:05 am', '00:05'],
    ['12:05 pm', '12:05'],
    ['24:00', null],
    ['9:60', null],
    ['9', null],
  ])('[36.10] reads %s as %s', (text, time) => expect(TYPED_TIME.read(text)).toBe(time))
})
