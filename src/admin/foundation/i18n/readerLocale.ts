/** The reader's locale, in which dates, numbers and lists are written: that of the browser where it is of the language. */

/** 'en-GB' for English in a British browser, 'pl' for Polish there. */
export const readerLocale = (): string => locale

let locale = 'en'

export function setReaderLocale(language: string): void {
  locale =
    browserLocales().find((one) => one === language || one.startsWith(`${language}-`)) ?? language
  formats.clear()
}

/** Workers of some browsers and Node have none. */
export const browserLocales = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])

const formats = new Map<object, unknown>()

/** Creates a format at its first use, as a page needs few of them, and anew in another language. */
export function inReaderLocale<Format>(create: (locale: string) => Format): () => Format {
  return () => {
    if (!formats.has(create)) formats.set(create, create(locale))
    return formats.get(create) as Format
  }
}
