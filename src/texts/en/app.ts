/** Texts of the shell and the lists of the signed-in app. */
import { textsOf } from '../mergeTexts.ts'
import { files } from './files.ts'

export const texts = textsOf(files, 'app')
