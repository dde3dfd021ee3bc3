/** The reader's locale, in which dates, numbers and lists are written: that of the browser where it is of the language. */
import { DEFAULT_LANGUAGE } from '#texts/languages.ts'

/** 'en-GB' for English in a British browser, 'pl' for Polish there. */
export const readerLocale = (): string => locale

/**
 * The locale of dates and times in figures. With English texts that of the browser: a Dutch reader would take 11/01/26 for
 * 11 January.
 */
export const dateLocale = (): string => localeOfDates

let locale: string = DEFAULT_LANGUAGE
let localeOfDates = locale

export function setReaderLocale(language: string): void {
  const own = browserLocales().find((one) => one === language || one.startsWith(`${language}-`))
  locale = own ?? language
  // Browsers of every language list American English after their own.
  const first = language === DEFAULT_LANGUAGE ? inOurCalendar(browserLocales()[0]) : null
  localeOfDates = first ?? locale
  formats.clear()
}

/** Null: the browser has no such locale. */
function inOurCalendar(browserLocale = ''): string | null {
  try {
    return new Intl.Locale(browserLocale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
    }).toString()
  } catch {
    return null
  }
}

/** Workers of some browsers and Node have none. */
export const browserLocales = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])

const formats = new Map<object, unknown>()

/** Creates a format at its first use, as a page needs few of them, and anew in another language. */
export const inReaderLocale = <Format>(create: (locale: string) => Format): (() => Format) =>
  once(create, readerLocale)

/** Creates a format of dates or times in figures likewise. */
export const inDateLocale = <Format>(create: (locale: string) => Format): (() => Format) =>
  once(create, dateLocale)

const once =
  <Format>(create: (locale: string) => Format, localeOf: () => string) =>
  (): Format => {
    if (!formats.has(create)) formats.set(create, create(localeOf()))
    return formats.get(create) as Format
  }

/** Compares names in the order of the reader's language, and numbers in them by value: 'Gate 2' before 'Gate 10'. */
export const compareNames = (one: string, other: string): number => collator().compare(one, other)

const collator = inReaderLocale((locale) => new Intl.Collator(locale, { numeric: true }))
