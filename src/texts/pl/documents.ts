/** What pages say around the help's topics and the legal texts, which are documents of their own. */
import type { documents as en } from '../en/documents.ts'
import type { TextsLike } from '../keys.ts'

export const documents: TextsLike<typeof en> = {
  otherLanguage:
    'Ten tekst nie jest jeszcze dostępny w Twoim języku. Jest wyświetlany po angielsku.',
  contents: 'Spis treści',
  changedOn: 'Ostatnia zmiana: %{day}',
  steps: 'Krok po kroku',
  meanings: 'Co oznaczają pojęcia',
  everyLevel: 'Każdy poziom',
}
