/** The form that sends a help request to the provider. */
import { z } from 'zod'
import { requiredText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'

export const HELP_SUBJECT_LIMIT = 200
export const HELP_MESSAGE_LIMIT = 5_000

export const helpFormSchema = z.object({
  subject: requiredText(message('helpSubjectRequired'), HELP_SUBJECT_LIMIT),
  message: requiredText(message('helpMessageRequired'), HELP_MESSAGE_LIMIT),
})

export type HelpForm = z.infer<typeof helpFormSchema>
