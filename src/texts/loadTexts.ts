/** Loads a language's texts: one file for the pages that open without signing in, one for the app, one for a page. */
import type { thresholds } from './en/thresholds.ts'
import type { AppTexts, TextsLike } from './keys.ts'
import { isPseudoLanguage, type Language, type PseudoLanguage } from './languages.ts'

export type TextsPart = 'public' | 'app'

export async function loadTexts(
  language: Language | PseudoLanguage,
  part: TextsPart,
): Promise<Partial<TextsLike<AppTexts>>> {
  if (isPseudoLanguage(language)) {
    const { pseudoTexts } = await import('./pseudoTexts.ts')
    return pseudoTexts(await loadTexts('en', part))
  }
  const { texts } = (await (part === 'app'
    ? import(`./${language}/app.ts`)
    : import(`./${language}/public.ts`))) as { texts: Partial<TextsLike<AppTexts>> }
  return texts
}

export type ThresholdTexts = TextsLike<typeof thresholds>

export async function loadThresholdTexts(
  language: Language | PseudoLanguage,
): Promise<ThresholdTexts> {
  if (isPseudoLanguage(language)) {
    const { pseudoTexts } = await import('./pseudoTexts.ts')
    return pseudoTexts(await loadThresholdTexts('en'))
  }
  const texts = (await import(`./${language}/thresholds.ts`)) as { thresholds: ThresholdTexts }
  return texts.thresholds
}
