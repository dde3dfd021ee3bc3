/** The fields of an audit entry in words: label, before, after. Ids of related records stand with their names where known. */
import type { AuditEntry, FieldChange } from '#api/generated/contract.ts'
import { isDay } from '#domain/dates.ts'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { shownDay } from '../charts/shownDays.ts'
import { enumLabels } from '../i18n/enumLabels.ts'
import { wordedValue } from '../observations/detail/wordedValue.ts'
import { relatedIn } from './relatedIn.ts'

export function fieldWords(
  { entity, fields }: Pick<AuditEntry, 'entity' | 'fields'>,
  { labelOf, nameOf }: { labelOf: (field: string) => string; nameOf: NameOf },
): FieldWords[] {
  return fields
    .filter(({ field }) => !UNTOLD.has(field))
    .map(({ field, before, after }) => {
      const words = (value: unknown) => textOf(value, { entity, field, nameOf })
      return { field, label: labelOf(field), before: words(before), after: words(after) }
    })
}

/** '' where there is nothing. */
export interface FieldWords extends Record<Exclude<keyof FieldChange, '__typename'>, string> {
  label: string
}

/** null: not known, so the id has to do. */
export type NameOf = (id: string) => string | null

interface Of {
  entity: string
  field: string
  nameOf: NameOf
}

/** The entry itself says them. */
const UNTOLD = new Set(['id', 'client_id', 'created_at', 'updated_at'])

function textOf(value: unknown, of: Of): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((one) => textOf(one, of)).join(', ')
  if (typeof value === 'string') return textOfString(value, of)
  return wordedValue(of.field, value) ?? JSON.stringify(value)
}

function textOfString(value: string, { entity, field, nameOf }: Of): string {
  if (relatedIn(entity, field)) return nameOf(value) ?? value
  const labels = LABELS[`${entity}.${field}`] ?? LABELS[field]
  if (labels) return labels[value] ?? value
  return isDay(value) ? shownDay(value) : (wordedValue(field, value) ?? value)
}

const MAILS: Readonly<Record<MailKind, string>> = {
  campaignReminder: 'Campaign reminder',
  inactivityAlert: 'Inactivity alert',
  badLiftsAlert: 'Bad lift alert',
  weeklySummary: 'Weekly summary',
  monthlySummary: 'Monthly summary',
  passwordReset: 'Password reset',
  invitation: 'Invitation',
  exportFinished: 'Finished export',
  helpRequest: 'Help request',
  helpRequestCopy: 'Copy of a help request',
}

const LABELS: Record<string, Readonly<Record<string, string>>> = {
  'users.type': enumLabels.role,
  'campaigns.type': enumLabels.campaignType,
  frequency: enumLabels.campaignFrequency,
  notification_frequency: enumLabels.reportFrequency,
  reminder_alert_user_level: enumLabels.reminderUserLevel,
  inactive_alert_user_level: enumLabels.alertUserLevel,
  bad_lift_user_level: enumLabels.alertUserLevel,
  task_principles: enumLabels.taskPrinciple,
  outcome: { ok: 'Signed in', sent: 'Sent', refused: 'Refused' },
  mail: MAILS,
}
