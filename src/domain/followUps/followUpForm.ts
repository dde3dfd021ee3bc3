/** The forms of follow-ups. */
import { z } from 'zod'
import { isDay } from '../dates.ts'
import { optionalId, optionalText, requiredText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { FOLLOW_UP_TEXT_LIMIT } from './followUpRules.ts'

const dueDate = z
  .string({ error: message('followUpDueDateRequired') })
  .refine(isDay, message('followUpDueDateRequired'))

export const followUpSchema = z.object({
  coachId: z
    .string({ error: message('followUpCoachRequired') })
    .min(1, message('followUpCoachRequired')),
  dueDate,
  gbsVideoId: optionalId,
  note: optionalText(FOLLOW_UP_TEXT_LIMIT),
})
export const newFollowUpSchema = followUpSchema.extend({ observationId: z.string() })

export const agreementSchema = z.object({
  agreed: requiredText(message('followUpAgreedRequired'), FOLLOW_UP_TEXT_LIMIT),
})
