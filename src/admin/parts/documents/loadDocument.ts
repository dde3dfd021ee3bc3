/** Loads a document of src/texts in a language, alone, when a page shows it. */
import type { TextDocument } from '#domain/documents/textDocument.ts'
import { DEFAULT_LANGUAGE } from '#texts/languages.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'

export interface LoadedDocument extends TextDocument {
  /** English where the language asked for has no such document. */
  language: string
}

/** `name` is its path in the folder of the language: `help/start`. Throws when there is none, or no connection. */
export async function loadDocument(language: string, name: string): Promise<LoadedDocument> {
  for (const found of [language, DEFAULT_LANGUAGE]) {
    const load = FILES[`../../../texts/${found}/${name}.md`]
    if (load) return { ...(await loadChunk(load)), language: found }
  }
  throw new Error(`There is no document ${name}.`)
}

const FILES = import.meta.glob<TextDocument>('../../../texts/*/{help,legal}/*.md', {
  import: 'default',
})
