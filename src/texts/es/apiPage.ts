import type { apiPage as en } from '../en/apiPage.ts'
import type { TextsLike } from '../keys.ts'

/** Labels of the page about the API; its descriptions are those of the schema, in English. */
export const apiPage: TextsLike<typeof en> = {
  title: 'API',
  notLoaded: 'No se pudo cargar la referencia.',
  found: '1 entrada |||| %{smart_count} entradas',
  none: 'No se encontró nada.',
  query: 'Consultas',
  mutation: 'Mutaciones',
  types: 'Tipos',
  who: 'Quién puede usarla',
  anyone: 'Cualquiera, también sin iniciar sesión',
  signedIn: 'Cualquiera que haya iniciado sesión',
  arguments: 'Argumentos',
  answer: 'Respuesta',
  example: 'Ejemplo',
  required: 'obligatorio',
  fields: 'Campos',
  values: 'Valores',
}
