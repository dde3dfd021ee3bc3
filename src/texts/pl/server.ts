/** Texts that the server words. */
import type { texts as en } from '../en/server.ts'
import type { TextsLike } from '../keys.ts'
import { enums } from './enums.ts'
import { importMessages } from './importMessages.ts'
import { mailFigures, mailParts, mails } from './mailTexts.ts'
import { messages } from './messages.ts'
import { resources } from './resources.ts'

export const texts: TextsLike<typeof en> = {
  enums,
  mailFigures,
  mailParts,
  mails,
  messages: { ...messages, ...importMessages },
  resources,
}
