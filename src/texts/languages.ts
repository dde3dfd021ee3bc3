/** The languages of the product by their own names; each has a folder of texts beside this file. */
export const LANGUAGES = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
} as const

export type Language = keyof typeof LANGUAGES

export const DEFAULT_LANGUAGE: Language = 'en'

/** Made from English, for tests. */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const

export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number]

export const isPseudoLanguage = (text: unknown): text is PseudoLanguage =>
  PSEUDO_LANGUAGES.some((language) => language === text)

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text)
