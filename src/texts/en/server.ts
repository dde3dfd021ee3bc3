/** Texts that the server words. */
import { enums } from './enums.ts'
import { importMessages } from './importMessages.ts'
import { messages } from './messages.ts'
import { resources } from './resources.ts'

export const texts = {
  enums,
  messages: { ...messages, ...importMessages },
  resources,
} as const
