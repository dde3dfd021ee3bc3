/** Texts of the pages that open without signing in. */
import { documents } from './documents.ts'
import { messages } from './messages.ts'

export const texts = { documents, messages } as const
