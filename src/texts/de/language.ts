/** Labels of the choice of a language. */
import type { language as en } from '../en/language.ts'
import type { TextsLike } from '../keys.ts'

export const language: TextsLike<typeof en> = {
  title: 'Sprache',
  about: 'Auf allen Ihren Geräten und in Ihren E-Mails.',
  browser: 'Wie im Browser',
}
