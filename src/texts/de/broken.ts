/** What is said before the texts are loaded, or when they or code of the app could not be loaded. */
import type { broken as en } from '../en/broken.ts'
import type { TextsLike } from '../keys.ts'

export const broken: TextsLike<typeof en> = {
  title: 'Diese Seite konnte nicht geladen werden',
  reason: 'Vielleicht ist Ihre Verbindung unterbrochen, oder Liftwise wurde aktualisiert.',
  reload: 'Neu laden',
  loading: 'Wird geladen',
}
