/** Labels of the page about the API; its descriptions are those of the schema, in English. */
import type { apiPage as en } from '../en/apiPage.ts'
import type { TextsLike } from '../keys.ts'

export const apiPage: TextsLike<typeof en> = {
  title: 'API',
  notLoaded: 'Nie udało się wczytać dokumentacji.',
  found: '1 pozycja |||| %{smart_count} pozycje |||| %{smart_count} pozycji',
  none: 'Nic nie znaleziono.',
  query: 'Zapytania',
  mutation: 'Mutacje',
  types: 'Typy',
  who: 'Kto może wywołać',
  anyone: 'Każdy, także bez logowania',
  signedIn: 'Każdy zalogowany',
  arguments: 'Argumenty',
  answer: 'Odpowiedź',
  example: 'Przykład',
  required: 'wymagane',
  fields: 'Pola',
  values: 'Wartości',
}
