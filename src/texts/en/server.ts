/** Texts that the server words. */
import { enums } from './enums.ts'
import { importMessages } from './importMessages.ts'
import { mailFigures, mailParts, mails } from './mailTexts.ts'
import { messages } from './messages.ts'
import { resources } from './resources.ts'

export const texts = {
  enums,
  mailFigures,
  mailParts,
  mails,
  messages: { ...messages, ...importMessages },
  resources,
} as const
