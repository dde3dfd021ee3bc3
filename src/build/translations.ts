/** Finds texts whose translation is missing or older than the English, by the hashes beside it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesOfText, type Translation } from '../texts/completeTexts.ts'
import { texts as app } from '../texts/en/app.ts'
import { texts as pages } from '../texts/en/pages.ts'
import { texts as publicPages } from '../texts/en/public.ts'
import { serverTexts } from '../texts/en/server.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '../texts/languages.ts'
import { englishTexts, hashOf, leavesOf, sectionsOf, TEXTS_FOLDER } from './englishTexts.ts'

/** The files of a language. */
export const PARTS = { public: publicPages, app, pages, server: serverTexts } as const

type Part = keyof typeof PARTS

const PART_NAMES = Object.keys(PARTS) as Part[]

export const TRANSLATED = Object.keys(LANGUAGES)
  .filter(isLanguage)
  .filter((language) => language !== DEFAULT_LANGUAGE)

/** By key of a text, or name of a section. */
type Hashes = Record<string, string>

export interface TranslationFaults {
  /** Shown in English. */
  missing: string[]
  /** Their English has changed, or nobody has said that they are made from it. */
  older: string[]
  /** English has them no more. */
  gone: string[]
}

export const faultsOf = (language: Language): TranslationFaults =>
  findFaults(englishTexts(), translatedNames(language), readHashes(language))

/** `present`: what the translation has. */
export function findFaults(
  english: ReadonlyMap<string, string>,
  present: ReadonlySet<string>,
  hashes: Hashes,
): TranslationFaults {
  return {
    missing: [...english.keys()].filter((name) => !present.has(name)),
    older: [...english].flatMap(([name, text]) =>
      present.has(name) && hashes[name] !== hashOf(text) ? [name] : [],
    ),
    gone: [...new Set([...present, ...Object.keys(hashes)])].filter((name) => !english.has(name)),
  }
}

/** Notes that these texts, or all below a key, are made from the English of today; leaves out what English has no more. */
export function acceptTranslations(language: Language, keys: readonly string[]): void {
  const { missing } = faultsOf(language)
  const before = readHashes(language)
  const isNamed = (name: string) =>
    keys.some((key) => name === key || ['.', '#', '/'].some((sign) => name.startsWith(key + sign)))
  const hashes = [...englishTexts()].flatMap(([name, text]): [string, string][] => {
    const hash = isNamed(name) && !missing.includes(name) ? hashOf(text) : before[name]
    return hash ? [[name, hash]] : []
  })
  writeJson(hashesFile(language), Object.fromEntries(hashes))
  for (const part of PART_NAMES)
    writeJson(
      partFile(language, part),
      inEnglishOrder(PARTS[part], readPart(language, part), language),
    )
}

/** The texts of a part without what English does not have. */
function inEnglishOrder(
  english: object,
  translation: Translation,
  language: Language,
): Translation {
  const ordered: Translation = {}
  for (const [name, text] of Object.entries(english) as [string, string | object][]) {
    const branch = translation[name]
    if (typeof text === 'object') {
      const inside = typeof branch === 'object' ? inEnglishOrder(text, branch, language) : {}
      if (Object.keys(inside).length > 0) ordered[name] = inside
    } else
      for (const form of namesOfText(name, text, language))
        if (typeof translation[form] === 'string') ordered[form] = translation[form]
  }
  return ordered
}

/** Keys of texts that have all their forms, and names of sections; strange ones too. */
function translatedNames(language: Language): Set<string> {
  const texts = PART_NAMES.flatMap((part) => {
    const given = new Set(leavesOf(readPart(language, part)).map(([key]) => key))
    const known = leavesOf(PARTS[part]).map(([key, text]) => ({
      key,
      names: namesOfText(key, text, language),
    }))
    const expected = new Set(known.flatMap(({ names }) => names))
    return [
      ...known.filter(({ names }) => names.every((name) => given.has(name))).map(({ key }) => key),
      ...[...given].filter((name) => !expected.has(name)),
    ]
  })
  return new Set([...texts, ...translatedSections(language)])
}

/** Headings are translated: a section is known by its place in its file. */
function translatedSections(language: Language): string[] {
  const own = sectionsOf(language).map(([name]) => fileOf(name))
  const seen = new Map<string, number>()
  return sectionsOf(DEFAULT_LANGUAGE).flatMap(([name]) => {
    const file = fileOf(name)
    const place = (seen.get(file) ?? 0) + 1
    seen.set(file, place)
    return own.filter((one) => one === file).length >= place ? [name] : []
  })
}

const fileOf = (section: string): string => section.replace(/#.*/, '')

const hashesFile = (language: Language) => join(TEXTS_FOLDER, language, 'hashes.json')

const partFile = (language: Language, part: Part) => join(TEXTS_FOLDER, language, `${part}.json`)

const readHashes = (language: Language) =>
  JSON.parse(readFileSync(hashesFile(language), 'utf8')) as Hashes

const readPart = (language: Language, part: Part) =>
  JSON.parse(readFileSync(partFile(language, part), 'utf8')) as Translation

const writeJson = (file: string, content: object): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
