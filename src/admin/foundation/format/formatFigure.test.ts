import { afterAll, expect, it } from 'vitest'
import { startTexts } from '../i18n/i18nProvider.ts'
import { formatNumber } from '../i18n/formatNumber.ts'
import {
  formatAngle,
  formatDecimal,
  formatElapsed,
  formatHundredths,
  formatSeconds,
  writeDecimal,
} from './formatFigure.ts'
import { formatList } from './formatList.ts'

afterAll(() => startTexts('en', 'pages'))

it('[2.75] [2.77] moments are seconds with three decimals, angles are rounded to a tenth', () => {
  expect([60, 14.66].map(formatAngle)).toEqual(['60°', '14.7°'])
  expect(formatSeconds(2.1334)).toBe('2.133 s')
  expect(formatElapsed(1.25, 5)).toBe('1.250 / 5.000 s')
})

it('[49.28] decimals and lists are written as the reader’s language does', async () => {
  expect(formatList(['one', 'two', 'three'])).toBe('one, two, three')
  await startTexts('de', 'pages')
  expect(formatDecimal(0.5, 2)).toBe('0,50')
  expect(['2.308', '3', ''].map(writeDecimal)).toEqual(['2,308', '3', ''])
  expect([formatHundredths(-0.5), formatNumber(-5)]).toEqual(['−0,5', '−5'])
  expect(formatElapsed(1.25, 5)).toBe('1,250 / 5,000 s')
  expect(formatAngle(14.66)).toBe('14,7°')
  expect(formatList(['eins', 'zwei', 'drei'])).toBe('eins, zwei und drei')
})
