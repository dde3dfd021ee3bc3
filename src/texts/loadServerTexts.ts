/** Loads the texts that the server words in a language. */
import { completeTexts, type Translation } from './completeTexts.ts'
import { texts as english } from './en/server.ts'
import type { TextsLike } from './keys.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'
import { mergeTexts } from './mergeTexts.ts'

export type ServerTexts = typeof english

export async function loadServerTexts(language: Language): Promise<TextsLike<ServerTexts>> {
  if (language === DEFAULT_LANGUAGE) return english
  const parts: { default: Translation }[] = await Promise.all([
    import(`./${language}/public.json`),
    import(`./${language}/app.json`),
    import(`./${language}/pages.json`),
    import(`./${language}/server.json`),
  ])
  return completeTexts(english, mergeTexts(...parts.map((part) => part.default)), language)
}
