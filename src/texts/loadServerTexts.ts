/** Loads the texts that the server words in a language. */
import type { texts as english } from './en/server.ts'
import type { TextsLike } from './keys.ts'
import type { Language } from './languages.ts'

export type ServerTexts = typeof english

export async function loadServerTexts(language: Language): Promise<TextsLike<ServerTexts>> {
  const { texts } = (await import(`./${language}/server.ts`)) as { texts: TextsLike<ServerTexts> }
  return texts
}
