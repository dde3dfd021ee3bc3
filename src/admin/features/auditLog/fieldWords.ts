/** The fields of an audit entry in words: label, before, after. Ids of related records stand with their names where known. */
import type { AuditEntry, FieldChange } from '#api/generated/contract.ts'
import { isDay } from '#domain/dates.ts'
import type { MailKind } from '#domain/mails/mailKinds.ts'
import { formatDay } from '../../foundation/format/shownDays.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { formatObservationValue } from '../observations/detail/wordedValue.ts'
import { relatedKind } from './relatedIn.ts'

export function formatFieldChanges(
  { entity, fields }: Pick<AuditEntry, 'entity' | 'fields'>,
  { labelOf, nameOf }: { labelOf: (field: string) => string; nameOf: NameLookup },
): FormattedFieldChange[] {
  return fields
    .filter(({ field }) => !HIDDEN_FIELDS.has(field))
    .map(({ field, before, after }) => {
      const words = (value: unknown) => formatAuditValue(value, { entity, field, nameOf })
      return { field, label: labelOf(field), before: words(before), after: words(after) }
    })
}

/** '' where there is nothing. */
export interface FormattedFieldChange extends Record<
  Exclude<keyof FieldChange, '__typename'>,
  string
> {
  label: string
}

/** null: not known, so the id has to do. */
export type NameLookup = (id: string) => string | null

interface FieldContext {
  entity: string
  field: string
  nameOf: NameLookup
}

/** The entry itself says them. */
const HIDDEN_FIELDS = new Set(['id', 'client_id', 'created_at', 'updated_at'])

function formatAuditValue(value: unknown, of: FieldContext): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((one) => formatAuditValue(one, of)).join(', ')
  if (typeof value === 'string') return formatAuditString(value, of)
  return formatObservationValue(of.field, value) ?? JSON.stringify(value)
}

function formatAuditString(value: string, { entity, field, nameOf }: FieldContext): string {
  if (relatedKind(entity, field)) return nameOf(value) ?? value
  const labels = VALUE_LABELS[`${entity}.${field}`] ?? VALUE_LABELS[field]
  if (labels) return labels[value] ?? value
  return isDay(value) ? formatDay(value) : (formatObservationValue(field, value) ?? value)
}

const MAIL_LABELS: Readonly<Record<MailKind, string>> = {
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

const VALUE_LABELS: Record<string, Readonly<Record<string, string>>> = {
  'users.type': enumLabels.role,
  'campaigns.type': enumLabels.campaignType,
  frequency: enumLabels.campaignFrequency,
  notification_frequency: enumLabels.reportFrequency,
  reminder_alert_user_level: enumLabels.reminderUserLevel,
  inactive_alert_user_level: enumLabels.alertUserLevel,
  bad_lift_user_level: enumLabels.alertUserLevel,
  task_principles: enumLabels.taskPrinciple,
  outcome: { ok: 'Signed in', sent: 'Sent', refused: 'Refused' },
  mail: MAIL_LABELS,
}
