/** Loads a document of src/texts in a language, alone, when a page shows it. */
import type { TextDocument } from '#domain/documents/textDocument.ts'
import { DEFAULT_LANGUAGE } from '#texts/languages.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'

export interface LoadedDocument extends TextDocument {
  /** English where the language asked for has no such document. */
  language: string
}

/** `name` is its path in the folder of the language, `legal/terms`, or that of a topic of the help: `help/start`. Throws when there is none, or no connection. */
export async function loadDocument(language: string, name: string): Promise<LoadedDocument> {
  for (const found of [language, DEFAULT_LANGUAGE]) {
    const document = await findDocument(found, name)
    if (document) return { ...document, language: found }
  }
  throw new Error(`There is no document ${name}.`)
}

async function findDocument(language: string, name: string): Promise<TextDocument | undefined> {
  const load = FILES[`../../../texts/${language}/${name}.md`]
  return load ? loadChunk(load) : (await loadTopics(language))[name.replace(/^help\//, '')]
}

/** Resolves to the topics of the help of a language by name: they are one chunk. */
async function loadTopics(language: string): Promise<Record<string, TextDocument>> {
  const files = Object.entries(TOPICS).filter(([path]) => path.includes(`/texts/${language}/`))
  return Object.assign({}, ...(await Promise.all(files.map(([, load]) => loadChunk(load)))))
}

const FILES = import.meta.glob<TextDocument>('../../../texts/*/{help/api,legal/*,model/*}.md', {
  import: 'default',
})

const TOPICS = import.meta.glob<Record<string, TextDocument>>(
  ['../../../texts/*/help/*.md', '!../../../texts/*/help/api.md'],
  { import: 'default' },
)
