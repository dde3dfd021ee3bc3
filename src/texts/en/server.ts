/** Texts that the server words: those of the app, in files and answers, and mails. */
import { texts as app } from './app.ts'
import { mailFigures, mailParts, mails } from './mailTexts.ts'

export const mailTexts = { mailFigures, mailParts, mails } as const

export const texts = { ...app, ...mailTexts } as const
