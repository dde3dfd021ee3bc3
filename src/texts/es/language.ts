/** Labels of the choice of a language. */
import type { language as en } from '../en/language.ts'
import type { TextsLike } from '../keys.ts'

export const language: TextsLike<typeof en> = {
  title: 'Idioma',
  about: 'En todos sus dispositivos y en sus correos.',
  browser: 'El del navegador',
}
