/** Sources of the translations: each English text by its key, and each section of a document by its heading. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from '../texts/en/server.ts'

export const TEXTS_FOLDER = join(import.meta.dirname, '../texts')

/** `users.title`, and `legal/terms.md#contact`. */
export const englishTexts = (): Map<string, string> =>
  new Map([...leavesOf(texts), ...sectionsOf('en')])

export const leavesOf = (tree: object, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[`${prefix}${name}`, value]]
      : leavesOf(value, `${prefix}${name}.`),
  )

/** Changes with the text: the first 8 hexadecimal digits of its SHA-256. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The sections of a language's documents, each from its heading to the next one. */
export const sectionsOf = (language: string): [string, string][] =>
  readdirSync(join(TEXTS_FOLDER, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) =>
      sectionsIn(
        name.replaceAll('\\', '/'),
        readFileSync(join(TEXTS_FOLDER, language, name), 'utf8'),
      ),
    )

/** A title's name is its anchor, or else that of its file: `help/observing.md#start/Terms`, `legal/terms.md#contact`. */
function sectionsIn(file: string, source: string): [string, string][] {
  let title = ''
  return withoutExamples(source)
    .split(/^(?=#+ )/m)
    .filter((part) => part.startsWith('#'))
    .map((section) => {
      const [, level, words = '', anchor] = /^(#+) (.*?)(?: \{#([\w-]+)\})?$/m.exec(section) ?? []
      if (level === '#') title = anchor ?? ''
      const path = level === '#' ? [title] : [title, anchor ?? words]
      return [[file, path.filter(Boolean).join('/')].filter(Boolean).join('#'), section.trim()]
    })
}

/** Comments of a shell begin like headings. */
const withoutExamples = (source: string): string =>
  source.replaceAll(/^```[\s\S]*?^```$/gm, (example) => example.replaceAll(/^#/gm, ' #'))
