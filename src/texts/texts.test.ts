import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOf, TRANSLATED } from '../build/translations.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { loadServerTexts } from './loadServerTexts.ts'
import { loadTexts } from './loadTexts.ts'
import { noteOn } from './translatorNotes.ts'

const ENGLISH = await textsOf('en')

it('[49.2] every language has a folder, and every folder is a language', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  expect(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual(
    Object.keys(LANGUAGES).toSorted(),
  )
})

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  it('[49.2] has no empty text, and the same documents as English', async () => {
    expect([...(await textsOf(language))].filter(([, text]) => text === '')).toEqual([])
    expect(documentsOf(language)).toEqual(documentsOf('en'))
  })

  it('[49.36] keeps within the lengths that fit where it is tight', async () => {
    const long = [...(await textsOf(language))].filter(([key, text]) =>
      text.split('||||').some((form) => lengthOf(form) > (noteOn(key)?.limit ?? Infinity)),
    )
    expect(long).toEqual([])
  })

  it('[49.2] has the same placeholders in every text, and in each plural form only such', async () => {
    const wrong = [...(await textsOf(language))].filter(([key, text]) => {
      const expected = placeholdersOf(ENGLISH.get(key) ?? '')
      const forms = text.split('||||').map(placeholdersOf)
      const strange = forms.some((names) => names.some((name) => !expected.includes(name)))
      return strange || placeholdersOf(text).join() !== expected.join()
    })
    expect(wrong).toEqual([])
  })

  it('[49.2] has as many plural forms as the language, where English has two', async () => {
    const forms = pluralFormsOf(language)
    const wrong = [...(await textsOf(language))].filter(([key, text]) => {
      const isPlural = ENGLISH.get(key)?.includes('||||') ?? false
      return text.split('||||').length !== (isPlural ? forms : 1)
    })
    expect(wrong).toEqual([])
  })
})

describe.each(TRANSLATED)('%s', (language) => {
  it('[49.2] [49.33] has every text and section of English, made from its words of today: npm run texts -- check', () => {
    expect(faultsOf(language)).toEqual({ missing: [], older: [], gone: [] })
  })
})

const lengthOf = (text: string): number => text.replaceAll(/%\{\w+\}/gu, '').trim().length

/** Texts of the app and of the server by key. */
async function textsOf(language: Language): Promise<Map<string, string>> {
  return new Map([
    ...leaves(await loadTexts(language, 'pages')),
    ...leaves(await loadServerTexts(language)),
  ])
}

function leaves(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}${name}`, value] as [string, string]]
      : leaves(value as object, `${prefix}${name}.`),
  )
}

const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/gu)].map(([, name = '']) => name))].toSorted()

/** Counts the plural forms of whole numbers. */
const pluralFormsOf = (language: string): number => {
  const rules = new Intl.PluralRules(language)
  return new Set(Array.from({ length: 200 }, (_, count) => rules.select(count))).size
}

const documentsOf = (language: string): string[] =>
  readdirSync(join(import.meta.dirname, language), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .toSorted()

it('[49.30] French keeps its signs with their word by a narrow no-break space', async () => {
  const documents = documentsOf('fr').map((name) => [
    name,
    readFileSync(join(import.meta.dirname, 'fr', name), 'utf8'),
  ])
  const loose = [...(await textsOf('fr')), ...documents].flatMap(([key, text = '']) =>
    [...text.matchAll(/.{0,20}(?: [;:?!»](?!-)|« |\d %(?!\{)).{0,20}/gu)].map(([part]) => [
      key,
      part,
    ]),
  )
  expect(loose).toEqual([])
})

it('[49.4] two made-up languages, one from right to left, show what is no text of the tree', async () => {
  const pseudo = new Map(leaves(await loadTexts('en-XA', 'pages')))
  expect(pseudo.get('list.pages')).toBe('[Påg\u00e9š łøñg]')
  expect(pseudo.get('charts.months')).toMatch(
    /^\[1 möñth .*\] \|\|\|\| \[%\{smart_count\} möñthš .*\]$/u,
  )
  expect([...pseudo.keys()]).toEqual(leaves(await loadTexts('en', 'pages')).map(([key]) => key))
  expect(await loadTexts('ar-XB', 'pages')).toEqual(await loadTexts('en-XA', 'pages'))
})
