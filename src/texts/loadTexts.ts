/**
 * Loads a language's texts in parts: those of the pages that open without signing in, those of the shell and the lists,
 * and those of all other pages.
 */
import type { AppTexts, TextsLike } from './keys.ts'
import {
  DEFAULT_LANGUAGE,
  isPseudoLanguage,
  type Language,
  type PseudoLanguage,
} from './languages.ts'
import { mergeTexts } from './mergeTexts.ts'

/** Each has the texts of those before it. */
const PARTS = ['public', 'app', 'pages'] as const

export type TextsPart = (typeof PARTS)[number]

export const includesPart = (part: TextsPart, other: TextsPart): boolean =>
  PARTS.indexOf(part) >= PARTS.indexOf(other)

/** Resolves to the texts of a part and of those before it. */
export async function loadTexts(
  language: Language | PseudoLanguage,
  part: TextsPart,
): Promise<Partial<TextsLike<AppTexts>>> {
  if (isPseudoLanguage(language)) {
    const { pseudoTexts } = await import('./pseudoTexts.ts')
    return pseudoTexts(await loadTexts('en', part))
  }
  const own = loadPart(language, part)
  // The build writes the public pages' texts into the app's file too, which saves a request before the first rows.
  return part === 'pages'
    ? mergeTexts(...(await Promise.all([loadPart(language, 'app'), own])))
    : own
}

async function loadPart(
  language: Language,
  part: TextsPart,
): Promise<Partial<TextsLike<AppTexts>>> {
  const texts =
    language === DEFAULT_LANGUAGE
      ? (await ENGLISH[part]()).texts
      : (await TRANSLATED[part](language)).default
  return texts
}

const ENGLISH = {
  public: () => import('./en/public.ts'),
  app: () => import('./en/app.ts'),
  pages: () => import('./en/pages.ts'),
}

/** The build completes them. */
const TRANSLATED: Record<TextsPart, (language: Language) => Promise<Translated>> = {
  public: (language) => import(`./${language}/public.json`),
  app: (language) => import(`./${language}/app.json`),
  pages: (language) => import(`./${language}/pages.json`),
}

interface Translated {
  default: object
}
