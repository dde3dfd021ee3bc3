/** The reader's language: their choice on this device, else that of their browser. */
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  isPseudoLanguage,
  type Language,
  type PseudoLanguage,
} from '#texts/languages.ts'
import { browserLocales } from './readerLocale.ts'

/** Null: none was chosen on this device. */
export function chosenLanguage(): Language | PseudoLanguage | null {
  const chosen = localStorage.getItem(KEY)
  return isLanguage(chosen) || isPseudoLanguage(chosen) ? chosen : null
}

/** Null: the browser's counts again. */
export function rememberLanguage(language: Language | null): void {
  if (language === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, language)
}

/** Null: the browser asks for none that there is. */
export const browserLanguage = (): Language | null =>
  browserLocales()
    .map((locale) => locale.split('-')[0])
    .find(isLanguage) ?? null

/** Before it is known who reads. */
export const startLanguage = (): Language | PseudoLanguage =>
  chosenLanguage() ?? browserLanguage() ?? DEFAULT_LANGUAGE

const KEY = 'language'
