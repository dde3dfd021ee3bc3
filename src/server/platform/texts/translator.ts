/** Words texts in a language for what the server writes: answers, mails, spreadsheets. */
import Polyglot from 'node-polyglot'
import { wordMessage } from '#domain/messages.ts'
import { type serverTexts, texts as englishTexts } from '#texts/en/server.ts'
import type { KeyOf, TextsLike, Translate, TranslateOf } from '#texts/keys.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#texts/languages.ts'
import { loadServerTexts, type ServerTexts } from '#texts/loadServerTexts.ts'

export interface Translator {
  language: Language
  t: Translate & TranslateOf<typeof serverTexts>
  /** A text with its placeholders. */
  raw: (key: KeyOf<ServerTexts>) => string
  /** For Intl. */
  locale: string
  /** Words a message; returns any other text as it is. */
  word: (text: string) => string
}

/** Loads the texts of a language once; those of the default for one that is not known. */
export function translatorOf(wanted: string | null | undefined): Promise<Translator> {
  const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE
  const loaded =
    translators.get(language) ??
    loadServerTexts(language).then((texts) => createTranslator(language, texts))
  translators.set(language, loaded)
  return loaded
}

export function createTranslator(
  language: Language,
  texts: Partial<TextsLike<ServerTexts>>,
): Translator {
  const numbers = new Intl.NumberFormat(language)
  const polyglot = new Polyglot({
    locale: language,
    phrases: texts,
    /** Numbers are written as the language does. */
    replace(pattern, valueOf) {
      return this.replace(pattern, (token: string, name: string) => {
        const value = valueOf(token, name)
        return typeof value === 'number' ? numbers.format(value) : value
      })
    },
  })
  const translate = (key: string, values?: object) => polyglot.t(key, values)
  return {
    language,
    locale: language === 'en' ? 'en-GB' : language,
    t: translate,
    raw: (key) => polyglot.t(key),
    word: (text) => wordMessage(text, translate),
  }
}

/** For what is always English: the command line, logs and answers outside GraphQL. */
export const english = createTranslator(DEFAULT_LANGUAGE, englishTexts)

const translators = new Map<Language, Promise<Translator>>([
  [DEFAULT_LANGUAGE, Promise.resolve(english)],
])
