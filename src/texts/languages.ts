/** The languages of the product by their own names; each has a folder of texts beside this file. */
export const LANGUAGES = {
  en: 'English',
} as const

export type Language = keyof typeof LANGUAGES

export const DEFAULT_LANGUAGE: Language = 'en'

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text)
