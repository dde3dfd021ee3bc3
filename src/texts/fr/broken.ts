/** What is said before the texts are loaded, or when they or code of the app could not be loaded. */
import type { broken as en } from '../en/broken.ts'
import type { TextsLike } from '../keys.ts'

export const broken: TextsLike<typeof en> = {
  title: 'Cette page n’a pas pu être chargée',
  reason: 'La connexion est peut-être coupée, ou Liftwise a peut-être été mis à jour.',
  reload: 'Recharger',
  loading: 'Chargement',
}
