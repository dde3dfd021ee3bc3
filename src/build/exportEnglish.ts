/** Writes English for the tools of translators, in the form of the translations, and what they have to know of a text. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesOfText, type Translation } from '../texts/completeTexts.ts'
import { DEFAULT_LANGUAGE } from '../texts/languages.ts'
import { noteOn } from '../texts/translatorNotes.ts'
import { leavesOf } from './englishTexts.ts'
import { PARTS } from './translations.ts'

export function exportEnglish(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [part, texts] of Object.entries(PARTS))
    writeFileSync(join(folder, `${part}.json`), `${JSON.stringify(withForms(texts), null, 2)}\n`)
  const notes = Object.values(PARTS).flatMap((texts) =>
    leavesOf(texts).flatMap(([key, text]) => {
      const { note = '', limit = '' } = noteOn(key) ?? {}
      return note || limit ? [[key, text, note, String(limit)]] : []
    }),
  )
  writeFileSync(join(folder, 'notes.csv'), [HEADER, ...notes].map(csvLine).join(''))
}

const HEADER = ['key', 'text', 'note', 'limit']

const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`

function withForms(english: object): Translation {
  const written: Translation = {}
  for (const [name, text] of Object.entries(english) as [string, string | object][]) {
    if (typeof text === 'object') written[name] = withForms(text)
    else {
      const forms = text.split(' |||| ')
      for (const [at, form] of namesOfText(name, text, DEFAULT_LANGUAGE).entries())
        written[form] = forms[at]
    }
  }
  return written
}
