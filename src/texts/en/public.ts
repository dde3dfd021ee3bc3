/** Texts of the pages that open without signing in. */
import { messages } from './messages.ts'

export const texts = { messages } as const
