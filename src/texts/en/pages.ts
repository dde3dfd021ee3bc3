/** Texts of the pages of the signed-in app, loaded with the first of them. */
import { textsOf } from '../mergeTexts.ts'
import { files } from './files.ts'

export const texts = textsOf(files, 'pages')
