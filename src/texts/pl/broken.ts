/** What is said before the texts are loaded, or when they or code of the app could not be loaded. */
import type { broken as en } from '../en/broken.ts'
import type { TextsLike } from '../keys.ts'

export const broken: TextsLike<typeof en> = {
  title: 'Nie udało się wczytać tej strony',
  reason: 'Być może nie ma połączenia lub Liftwise zostało zaktualizowane.',
  reload: 'Odśwież',
  loading: 'Wczytywanie',
}
