/** Labels of the page about the API; its descriptions are those of the schema, in English. */
import type { apiPage as en } from '../en/apiPage.ts'
import type { TextsLike } from '../keys.ts'

export const apiPage: TextsLike<typeof en> = {
  title: 'API',
  notLoaded: 'Die Referenz konnte nicht geladen werden.',
  found: '1 Eintrag |||| %{smart_count} Einträge',
  none: 'Nichts gefunden.',
  query: 'Abfragen',
  mutation: 'Änderungen',
  types: 'Typen',
  who: 'Wer es aufrufen darf',
  anyone: 'Jeder, auch ohne Anmeldung',
  signedIn: 'Jeder, der angemeldet ist',
  arguments: 'Argumente',
  answer: 'Antwort',
  example: 'Beispiel',
  required: 'erforderlich',
  fields: 'Felder',
  values: 'Werte',
}
