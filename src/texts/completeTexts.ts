/** Makes of a translation what the product words: every text of English, with plural forms as polyglot takes them. */
import type { TextsLike } from './keys.ts'
import type { Language } from './languages.ts'

/** A text is a string; one with plural forms is as many: `rows_one`, `rows_other`. */
export interface Translation {
  [name: string]: string | Translation | undefined
}

/** Fills in English for texts that are not translated yet; keeps texts whose forms the build has joined. */
export function completeTexts<Tree extends object>(
  english: Tree,
  translation: Translation,
  language: Language,
): TextsLike<Tree> {
  const entries = Object.entries(english).map(([name, text]: [string, string | object]) => {
    const translated = translation[name]
    if (typeof text === 'object') return [name, completeTexts(text, branchOf(translated), language)]
    if (typeof translated === 'string') return [name, translated]
    return [name, isPlural(text) ? joinedForms(name, text, translation, language) : text]
  })
  return Object.fromEntries(entries) as TextsLike<Tree>
}

const branchOf = (translated: string | Translation | undefined): Translation =>
  typeof translated === 'object' ? translated : {}

export const isPlural = (english: string): boolean => english.includes(SEPARATOR)

/** The names of a text in a translation: its own, or one for each plural form. */
export const namesOfText = (name: string, english: string, language: Language): string[] =>
  isPlural(english) ? pluralForms(language).map((form) => `${name}_${form}`) : [name]

function joinedForms(
  name: string,
  english: string,
  translation: Translation,
  language: Language,
): string {
  const forms = namesOfText(name, english, language).map((form) => translation[form])
  if (forms.every((form) => typeof form === 'string')) return forms.join(SEPARATOR)
  const [one, other] = english.split(SEPARATOR)
  return forms.map((_, at) => (at === 0 ? one : other)).join(SEPARATOR)
}

const SEPARATOR = ' |||| '

/** The plural forms of whole numbers, in the order in which polyglot counts them. */
export function pluralForms(language: Language): string[] {
  const rules = new Intl.PluralRules(language)
  const used = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
  return PLURAL_FORMS.filter((form) => used.has(form))
}

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
