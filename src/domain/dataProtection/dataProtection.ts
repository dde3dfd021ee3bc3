/** Limits and forms of data protection: retention in days, legal holds, and the erasure of a person. */
import { z } from 'zod'
import { LEGAL_HOLD_SUBJECTS } from '../enumerations.ts'
import { requiredText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { canAccessAllClients, type Role } from '../roles.ts'

export const RETENTION_DAYS = { min: 30, max: 36_500 } as const

/** null: kept without limit. */
export const retentionDays = z
  .int(message('retentionOutOfRange'))
  .min(RETENTION_DAYS.min, message('retentionOutOfRange'))
  .max(RETENTION_DAYS.max, message('retentionOutOfRange'))
  .nullish()

const REASON_LIMIT = 500

export const legalHoldSchema = z.object({
  subject: z.enum(LEGAL_HOLD_SUBJECTS),
  subjectId: z.string(),
  reason: requiredText(message('holdReasonRequired'), REASON_LIMIT),
})

/** Refuses people whom the rule of the held record refuses, too. */
export const mayEndHold = (
  actor: { id: string; type: Role },
  hold: { placed_by: string },
): boolean => hold.placed_by === actor.id || canAccessAllClients(actor.type)

/** First name of every person whose data was erased or who is a pseudonym; the last name is a code. */
export const PSEUDONYM_FIRSTNAME = 'Person'
