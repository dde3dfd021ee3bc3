import type { documents as en } from '../en/documents.ts'
import type { TextsLike } from '../keys.ts'

export const documents: TextsLike<typeof en> = {
  contents: 'Contenido',
  changedOn: 'Última modificación: %{day}',
  otherLanguage: 'Este texto aún no está disponible en su idioma. Se muestra en inglés.',
  steps: 'Paso a paso',
  meanings: 'Qué significa cada cosa',
  everyLevel: 'Todos los niveles',
}
