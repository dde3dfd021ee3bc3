/** Texts that the server words: those of the app, in files and answers, mails, and the file about a person. */
import { mergeTexts, textsOf } from '../mergeTexts.ts'
import { texts as app } from './app.ts'
import { files } from './files.ts'
import { texts as pages } from './pages.ts'
import { texts as publicPages } from './public.ts'

/** Texts that only the server uses. */
export const serverTexts = textsOf(files, 'server')

export const texts = mergeTexts(publicPages, app, pages, serverTexts)
