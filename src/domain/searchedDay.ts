/** A day in a search, in ISO form or as the reader writes days: 21.11.2026, 11/21/2026, 21 Nov. */
import { isDay } from './dates.ts'
import { memoize } from './memoize.ts'
import { searchable } from './searchText.ts'

export interface SearchedDay {
  /** YYYY-MM-DD. */
  day: string
  /** The other words; '' without any. */
  search: string
}

/** Returns the first day in the search, null without one. A day without a year is the latest one until `today`. */
export function searchedDay(
  search: string,
  { locale, today }: { locale: string; today: string },
): SearchedDay | null {
  // '21. 11. 2026' is one word.
  const words = search
    .replaceAll(/(?<=\d\.)\s+(?=\d+(?:\.|\s*$))/gu, '')
    .split(/[\s,]+/u)
    .filter(Boolean)
  for (let length = Math.min(words.length, MAX_WORDS); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const day = dayOf(words.slice(at, at + length).map(searchable), {
        locale,
        today,
        isAlone: words.length === 1,
      })
      if (!day) continue
      const before = words.slice(0, at)
      while (belongsToDay(before.at(-1), locale)) before.pop()
      return { day, search: [...before, ...words.slice(at + length)].join(' ') }
    }
  return null
}

/** '21 de noviembre de 2026'. */
const MAX_WORDS = 5

interface Reading {
  locale: string
  today: string
  /** True if nothing else was typed: '1/2' is a day, 'Dock 1/2' a place. */
  isAlone: boolean
}

const dayOf = (words: string[], reading: Reading): string | null =>
  (words.length === 1 ? dayInFigures(words[0] as string, reading) : null) ??
  dayInWords(words, reading)

function dayInFigures(word: string, { locale, today, isAlone }: Reading): string | null {
  const yearFirst = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})\.?$/u.exec(word)
  if (yearFirst) return realDay(yearFirst[1], yearFirst[3], yearFirst[4])
  const withoutYear = (isAlone ? /^(\d{1,2})[./](\d{1,2})\.?$/u : /^(\d{1,2})\.(\d{1,2})\.$/u).exec(
    word,
  )
  if (withoutYear) {
    const [one, other] = [Number(withoutYear[1]), Number(withoutYear[2])]
    const [month, day] = isMonthFirst(locale) ? [one, other] : [other, one]
    return latestDay(month, day, today) ?? latestDay(day, month, today)
  }
  const [, first, , second, year = ''] =
    /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/u.exec(word) ?? []
  if (!first) return null
  const [month, day] = isMonthFirst(locale) ? [first, second] : [second, first]
  const fullYear = year.length === 2 ? `20${year}` : year
  return realDay(fullYear, month, day) ?? realDay(fullYear, day, month)
}

function dayInWords(words: string[], { locale, today }: Reading): string | null {
  const [months, figures] = [[], []] as [number[], string[]]
  for (const word of words) {
    const figure = /^(\d{1,2}|\d{4})(?:st|nd|rd|th|er|\.|º)?$/u.exec(word)?.[1]
    const month = figure ? null : monthOf(word, locale)
    if (figure) figures.push(figure)
    else if (month) months.push(month)
    else if (!LINKS.has(word)) return null
  }
  const [month] = months
  const day = figures.find((figure) => figure.length < 4)
  const [year, ...others] = figures.filter((figure) => figure !== day)
  if (!month || !day || months.length > 1 || others.length > 0) return null
  return year ? realDay(year, month, day) : latestDay(month, Number(day), today)
}

const LINKS = new Set(['de', 'del', 'of'])

/** Leap days are eight years apart around 1900 and 2100. */
function latestDay(month: number, day: number, today: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  for (let year = thisYear; year >= thisYear - 8; year -= 1) {
    const found = realDay(year, month, day)
    if (found && found <= today) return found
  }
  return null
}

type Figure = string | number | undefined

function realDay(year: Figure, month: Figure, day: Figure): string | null {
  const text = [year, month, day].map((figure) => String(figure).padStart(2, '0')).join('-')
  return isDay(text) ? text : null
}

/** A month is named by its first three letters or more, in the reader's language or in English. */
function monthOf(word: string, locale: string): number | null {
  const start = word.replace(/\.$/u, '')
  if (start.length < 3) return null
  for (const names of [monthNames(locale), monthNames('en')]) {
    const found = names.flatMap((forms, at) =>
      forms.some((form) => form.startsWith(start)) ? [at + 1] : [],
    )
    if (found.length === 1) return found[0] as number
  }
  return null
}

/** Returns the forms of each month's name, folded: alone, after a day ('listopada') and cut. */
const monthNames = memoize((locale: string): string[][] => {
  const forms = (
    [{ month: 'long' }, { day: 'numeric', month: 'long' }, { month: 'short' }] as const
  ).map((parts) => new Intl.DateTimeFormat(locale, { ...GREGORIAN, ...parts }))
  return Array.from({ length: 12 }, (_, month) =>
    forms.map((form) => {
      const parts = form.formatToParts(Date.UTC(2026, month, 21))
      return searchable(parts.find(({ type }) => type === 'month')?.value ?? '')
    }),
  )
}, 20)

/** True for a weekday, and for what stands before a day in the reader's language: 'on Friday', 'le', 'dnia'. */
function belongsToDay(word: string | undefined, locale: string): boolean {
  if (word === undefined) return false
  const text = searchable(word).replace(/\.$/u, '')
  return (
    [...weekdayNames(locale), ...weekdayNames('en')].includes(text) ||
    (BEFORE_DAY[locale.slice(0, 2)] ?? []).includes(text)
  )
}

const BEFORE_DAY: Readonly<Record<string, readonly string[]>> = {
  en: ['on', 'the'],
  de: ['am', 'vom', 'den'],
  es: ['el', 'del', 'dia'],
  fr: ['le', 'du'],
  pl: ['dnia', 'w', 'z'],
}

const weekdayNames = memoize(
  (locale: string): string[] =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday })
      return Array.from({ length: 7 }, (_, day) =>
        searchable(format.format(Date.UTC(2026, 10, day + 1))).replace(/\.$/u, ''),
      )
    }),
  20,
)

const isMonthFirst = memoize((locale: string): boolean => {
  const numeric = { ...GREGORIAN, day: 'numeric', month: 'numeric', year: 'numeric' } as const
  const types = new Intl.DateTimeFormat(locale, numeric).formatToParts(0).map(({ type }) => type)
  return types.indexOf('month') < types.indexOf('day') && types.indexOf('year') > 0
}, 20)

const GREGORIAN = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const
