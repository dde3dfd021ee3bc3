/** Texts of the pages that open without signing in. */
import { textsOf } from '../mergeTexts.ts'
import { files } from './files.ts'

export const texts = textsOf(files, 'publicPages')
