/** Fields of entries that a reader of the log may not read, though they may know of the entry. */
import type { AuditAction } from '#domain/enumerations.ts'
import { canAccessAllClients, type Role } from '#domain/roles.ts'
import { isRestricted } from '../../context/visibility/recordVisibility.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { PROVIDER_ONLY_SETTINGS } from '../../context/clients/clientAppearance.ts'

interface Entry {
  action: AuditAction
  entity: string
  record_id: string
  user_id: string | null
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}

/** Fields of calibration that the log shows; verdicts are hidden from everybody. */
const CALIBRATION_FIELDS: Readonly<Record<string, readonly string[]>> = {
  calibration_answers: ['clip_id'],
  calibration_clips: ['observation_id', 'agreed_by', 'agreed_at', 'retired_by', 'retired_at'],
}

const VIEW_TEXTS = ['name', 'query']

export const isHiddenField = (
  { role, access }: { role: Role; access: Access },
  entry: Entry,
  field: string,
): boolean => {
  const { action, entity } = entry
  const known = CALIBRATION_FIELDS[entity]
  if (known) return !known.includes(field)
  // People keep views for themselves, and may share them later.
  if (entity === 'saved_views') return VIEW_TEXTS.includes(field) && entry.user_id !== access.userId
  if (action === 'EMAIL_SENT') return field === 'subject' && !mayReadSubject(access, entry)
  return entity === 'clients' && !canAccessAllClients(role) && isProviderSetting(field)
}

/** Subjects name places and people; those of views name what somebody kept for themselves. */
const mayReadSubject = (access: Access, { record_id, after }: Entry): boolean =>
  record_id === access.userId || (!isRestricted(access) && after['mail'] !== 'savedView')

/** As in the client's record. */
const isProviderSetting = (field: string): boolean =>
  PROVIDER_ONLY_SETTINGS.some((name) => name === field)
