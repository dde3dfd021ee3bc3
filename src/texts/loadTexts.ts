/** Loads a language's texts: one file for the pages that open without signing in, one for the app. */
import type { AppTexts, TextsLike } from './keys.ts'
import type { Language } from './languages.ts'

export type TextsPart = 'public' | 'app'

export async function loadTexts(
  language: Language,
  part: TextsPart,
): Promise<Partial<TextsLike<AppTexts>>> {
  const { texts } = (await (part === 'app'
    ? import(`./${language}/app.ts`)
    : import(`./${language}/public.ts`))) as { texts: Partial<TextsLike<AppTexts>> }
  return texts
}
