/** Labels of the page about the API; its descriptions are those of the schema, in English. */
import type { apiPage as en } from '../en/apiPage.ts'
import type { TextsLike } from '../keys.ts'

export const apiPage: TextsLike<typeof en> = {
  title: 'API',
  notLoaded: 'La référence n’a pas pu être chargée.',
  found: '%{smart_count} entrée |||| %{smart_count} entrées',
  none: 'Rien n’a été trouvé.',
  query: 'Requêtes',
  mutation: 'Mutations',
  types: 'Types',
  who: 'Qui peut l’appeler',
  anyone: 'Tout le monde, même sans se connecter',
  signedIn: 'Toute personne connectée',
  arguments: 'Arguments',
  answer: 'Réponse',
  example: 'Exemple',
  required: 'obligatoire',
  fields: 'Champs',
  values: 'Valeurs',
}
