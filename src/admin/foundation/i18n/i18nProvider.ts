/** react-admin's i18n provider with the texts of the reader's language, and `t` for what is no component. */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { wordMessage as wordMessageBy } from '#domain/messages.ts'
import { publicPages as broken } from '#texts/en/broken.ts'
import type { Translate } from '#texts/keys.ts'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGES,
  type PseudoLanguage,
} from '#texts/languages.ts'
import { includesPart, loadTexts, type TextsPart } from '#texts/loadTexts.ts'
import { formatNumber } from './formatNumber.ts'
import { createStore } from '../state/createStore.ts'
import { browserLanguage, rememberLanguage } from './language.ts'
import { setReaderLocale } from './readerLocale.ts'

let provider: I18nProvider | null = null
let loaded: TextsPart = 'public'

/**
 * Loads the texts that pages of a part need; they have to be there before the pages render. The app's, once loaded, stay:
 * who signs out and in again does not load its code a second time.
 */
export async function startTexts(
  language: Language | PseudoLanguage,
  part: TextsPart,
): Promise<void> {
  if (includesPart(part, loaded)) loaded = part
  provider = await loadProvider(language)
  setReaderLocale(language)
  if (typeof document !== 'undefined') setDocumentLanguage(language)
  languageStore.set(language)
}

async function loadProvider(language: Language | PseudoLanguage): Promise<I18nProvider> {
  const part = loaded
  const texts = (await loadTexts(language, part)) as TranslationMessages
  return loaded === part
    ? polyglotI18nProvider(() => texts, language, LOCALES, { replace: replaceFormatted })
    : loadProvider(language)
}

/** Adds the texts of the pages that are neither the shell nor a list; what is on the screen does not need them. */
export function loadPageTexts(): Promise<void> {
  pageTexts ??= addPageTexts().catch((error: unknown) => {
    pageTexts = null
    throw error
  })
  return pageTexts
}

let pageTexts: Promise<void> | null = null

async function addPageTexts(): Promise<void> {
  loaded = 'pages'
  const language = languageStore.get() ?? DEFAULT_LANGUAGE
  const withPages = await loadProvider(language)
  // Another language that was chosen in the meantime has them too.
  if (languageStore.get() === language) provider = withPages
}

/** Words and formats in English what `make` returns at once, for files that programs read. */
export async function inEnglish<Made>(make: () => Made): Promise<Made> {
  const english = await loadProvider('en')
  const own = provider
  provider = english
  setReaderLocale('en')
  try {
    return make()
  } finally {
    provider = own
    setReaderLocale(own?.getLocale() ?? DEFAULT_LANGUAGE)
  }
}

function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar-XB' ? 'rtl' : 'ltr'
}

/** Changes the language of the page, and keeps it on this device; null: that of the browser. */
export async function chooseLanguage(language: Language | null): Promise<void> {
  await startTexts(language ?? browserLanguage() ?? DEFAULT_LANGUAGE, loaded)
  rememberLanguage(language)
}

/** Becomes that of whoever signs in on this page. */
export async function chooseLanguageAtSignIn(language: Language): Promise<void> {
  choiceAtSignIn = language
  await chooseLanguage(language)
}

let choiceAtSignIn: Language | null = null

/** Null: none was made, or it was taken already. */
export function takeChoiceAtSignIn(): Language | null {
  const choice = choiceAtSignIn
  choiceAtSignIn = null
  return choice
}

/** The language of the loaded texts; null before they are loaded. What is on the screen renders again when it changes. */
export const languageStore = createStore<Language | PseudoLanguage | null>(null)

const LOCALES = Object.entries(LANGUAGES).map(([locale, name]) => ({ locale, name }))

/** Numbers are written as the language does. */
function replaceFormatted(this: string, pattern: RegExp, valueOf: ReplaceToken): string {
  return this.replace(pattern, (token: string, name: string) => {
    const value = valueOf(token, name)
    return typeof value === 'number' ? formatNumber(value) : value
  })
}

type ReplaceToken = (token: string, name: string) => string | number

export const i18nProvider: I18nProvider = {
  translate: (key, values) => (provider ?? withoutTexts).translate(key, values),
  changeLocale: async (locale) => {
    if (isLanguage(locale)) await chooseLanguage(locale)
  },
  getLocale: () => (provider ?? withoutTexts).getLocale(),
  getLocales: () => LOCALES,
}

/** Says in English that the texts could not be loaded. */
const withoutTexts: I18nProvider = polyglotI18nProvider(() => broken as never, 'en')

/** Words a text outside of components, at the time of use; components have `useT`. */
export const t: Translate = (key, ...values) => i18nProvider.translate(key, values[0])

/** Words a message of a rule or of the server; returns any other text as it is. */
export const wordMessage = (text: string): string => wordMessageBy(text, i18nProvider.translate)
