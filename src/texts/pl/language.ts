/** Labels of the choice of a language. */
import type { language as en } from '../en/language.ts'
import type { TextsLike } from '../keys.ts'

export const language: TextsLike<typeof en> = {
  title: 'Język',
  about: 'Na wszystkich Twoich urządzeniach i w e-mailach do Ciebie.',
  browser: 'Jak w przeglądarce',
}
