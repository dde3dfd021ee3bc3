/** Texts that the server words: those of the app, in files and answers, mails, and the file about a person. */
import type { texts as en } from '../en/server.ts'
import type { TextsLike } from '../keys.ts'
import { texts as app } from './app.ts'
import { mailFigures, mailParts, mails } from './mailTexts.ts'
import { personalFile } from './personalFile.ts'

export const texts: TextsLike<typeof en> = {
  ...app,
  mailFigures,
  mailParts,
  mails,
  personalFile,
}
