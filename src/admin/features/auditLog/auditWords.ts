/** An audit entry in words: what was done, by whom, and when. */
import type { AuditEntry } from '#api/generated/contract.ts'
import type { AuditAction } from '#domain/enumerations.ts'
import { fullNameOf } from '../observations/observationRecord.ts'

/** 'Sign-in refused' */
export const actionLabel = ({ action, fields }: Pick<AuditEntry, 'action' | 'fields'>): string =>
  (isRefused(fields) ? REFUSED_LABELS[action] : null) ?? ACTION_LABELS[action]

/** A sign-in or a mail that was not let through. */
export const isRefused = (fields: AuditEntry['fields']): boolean =>
  fields.some(({ field, after }) => field === 'outcome' && after === 'refused')

/** 'Robin Example' */
export function actorLabel({ action, user }: Pick<AuditEntry, 'action' | 'user'>): string {
  if (user) return `${fullNameOf(user)}${user.deleted_at ? ' (deleted)' : ''}`
  return action === 'LOGIN' ? 'Not signed in' : 'Liftwise'
}

/** To the second, in the reader's locale and zone. */
export const formatDateTimeSeconds = (at: string): string => DATE_TIME_SECONDS.format(new Date(at))

/** As the filter offers them. */
export const ACTION_OPTIONS: Record<AuditAction, string> = {
  CREATE: 'Added',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
  LOGIN: 'Sign-ins',
  EMAIL_SENT: 'Mails',
}

const ACTION_LABELS: Record<AuditAction, string> = {
  CREATE: 'Added',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
  LOGIN: 'Signed in',
  EMAIL_SENT: 'Mail sent',
}

const REFUSED_LABELS: Partial<Record<AuditAction, string>> = {
  LOGIN: 'Sign-in refused',
  EMAIL_SENT: 'Mail refused',
}

const DATE_TIME_SECONDS = new Intl.DateTimeFormat(undefined, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
