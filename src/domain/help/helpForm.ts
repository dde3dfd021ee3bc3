/** The form that sends a help request to the provider. */
import { z } from 'zod'
import { requiredText } from '../forms/fieldRules.ts'
import { MESSAGES } from '../messages.ts'

export const HELP_SUBJECT_LIMIT = 200
export const HELP_MESSAGE_LIMIT = 5_000

export const helpFormSchema = z.object({
  subject: requiredText(MESSAGES.helpSubjectRequired, HELP_SUBJECT_LIMIT),
  message: requiredText(MESSAGES.helpMessageRequired, HELP_MESSAGE_LIMIT),
})

export type HelpForm = z.infer<typeof helpFormSchema>
