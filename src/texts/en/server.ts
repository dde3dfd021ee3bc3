/** Texts that the server words: those of the app, in files and answers, mails, and the file about a person. */
import { texts as app } from './app.ts'
import { mailFigures, mailParts, mails } from './mailTexts.ts'
import { personalFile } from './personalFile.ts'

/** What only the server words. */
export const serverTexts = { mailFigures, mailParts, mails, personalFile } as const

export const texts = { ...app, ...serverTexts } as const
