/** Formats an audit entry as text: the action, the actor, the time and the changes. */
import { displayName } from '#domain/displayName.ts'
import type { FieldChange } from '#api/generated/contract.ts'
import { isDay } from '#domain/dates.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { i18nProvider, t } from '../../foundation/i18n/i18nProvider.ts'
import { inDateLocale } from '../../foundation/i18n/readerLocale.ts'
import { formatObservationValue } from '../observations/observationLabels.ts'
import type { AuditEntry } from './auditLogList.ts'

/** 'Sign-in failed' */
export const actionLabel = ({ action, fields }: Pick<AuditEntry, 'action' | 'fields'>): string =>
  (action === 'LOGIN' || action === 'EMAIL_SENT') && isRefused(fields)
    ? t(`auditLog.refused.${action}`)
    : t(`auditLog.actions.${action}`)

/** Returns whether a sign-in, a refresh or a mail was refused. */
export const isRefused = (fields: AuditEntry['fields']): boolean =>
  fields.some(
    ({ field, after }) => field === 'outcome' && (after === 'refused' || after === 'replayed'),
  )

/** 'Robin Example' */
export function actorLabel({ action, user }: Pick<AuditEntry, 'action' | 'user'>): string {
  if (!user) return action === 'LOGIN' ? t('auditLog.notSignedIn') : 'Liftwise'
  return displayName(user, t)
}

/** Formats an instant to the second, in the reader's locale and time zone. */
export const formatDateTimeSeconds = (at: string): string => dateTimeFormat().format(new Date(at))

const dateTimeFormat = inDateLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

/**
 * Formats the fields of an audit entry as label, before and after. Ids of related records become names where they are
 * known.
 */
export function formatFieldChanges(
  { entity, fields }: Pick<AuditEntry, 'entity' | 'fields'>,
  { labelOf, nameOf }: { labelOf: (field: string) => string; nameOf: NameLookup },
): FormattedFieldChange[] {
  return fields
    .filter(({ field }) => !HIDDEN_FIELDS.has(field))
    .map(({ field, before, after }) => {
      const format = (value: unknown) => formatAuditValue(value, { entity, field, nameOf })
      return { field, label: labelOf(field), before: format(before), after: format(after) }
    })
}

/** '' for no value. */
export interface FormattedFieldChange extends Record<
  Exclude<keyof FieldChange, '__typename'>,
  string
> {
  label: string
}

/** Returns null for an unknown name; the id is shown instead. */
export type NameLookup = (id: string) => string | null

interface FieldContext {
  entity: string
  field: string
  nameOf: NameLookup
}

/** Fields that the entry shows elsewhere. */
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
  if (labels) return i18nProvider.translate(`${labels}.${value}`, { _: value })
  return isDay(value) ? formatDay(value) : (formatObservationValue(field, value) ?? value)
}

/** Keys of the texts of a field's values. */
const VALUE_LABELS: Record<string, string> = {
  'users.type': 'enums.role',
  'campaigns.type': 'enums.campaignType',
  frequency: 'enums.campaignFrequency',
  notification_frequency: 'enums.reportFrequency',
  reminder_alert_user_level: 'enums.reminderUserLevel',
  inactive_alert_user_level: 'enums.alertUserLevel',
  bad_lift_user_level: 'enums.alertUserLevel',
  task_principles: 'enums.taskPrinciple',
  outcome: 'auditLog.outcomes',
  mail: 'enums.mail',
}

/** Returns the kind of record whose ids a field holds; null: the field holds no ids. */
export const relatedKind = (entity: string, field: string): RelatedKind | null =>
  RELATED_KIND_BY_FIELD[`${entity}.${field}`] ?? RELATED_KIND_BY_FIELD[field] ?? null

type RelatedKind = 'people' | 'locations' | 'departments' | 'tasks' | 'campaigns'

const RELATED_KIND_BY_FIELD: Record<string, RelatedKind> = {
  'locations.parent_id': 'locations',
  parent_department_id: 'departments',
  location_id: 'locations',
  locations: 'locations',
  department_id: 'departments',
  departments: 'departments',
  task_id: 'tasks',
  campaign_id: 'campaigns',
  user_id: 'people',
  observee_id: 'people',
  users: 'people',
  selected_users: 'people',
  account_manager: 'people',
}
