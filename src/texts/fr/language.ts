/** Labels of the choice of a language. */
import type { language as en } from '../en/language.ts'
import type { TextsLike } from '../keys.ts'

export const language: TextsLike<typeof en> = {
  title: 'Langue',
  about: 'Sur tous vos appareils, et dans vos e-mails.',
  browser: 'Comme le navigateur',
}
