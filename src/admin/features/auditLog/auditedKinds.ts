/** Kinds of records in the audit log, by table: names, field labels and pages. */
import { useTranslate } from 'react-admin'
import type { ResourceName } from '#api/resources.ts'
import { mayOpen } from '#domain/access.ts'
import type { Role } from '#domain/roles.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { pathCodec } from '../../foundation/router/pathCodec.ts'

/** Returns a label such as 'Location'; for a table that the app does not know, the table's name. */
export const kindLabel = (entity: string): string =>
  isAuditedTable(entity) ? nameOf(entity) : sentenceCase(entity.replaceAll('_', ' '))

/** Returns the resource whose labels the fields have; null: none. */
const labelResource = (entity: string): ResourceName | null => findKind(entity)?.resource ?? null

/** Returns react-admin's path of the record's page; null: no page that this role may open. */
export function recordPath(
  role: Role,
  { entity, record_id: id, client_id: clientId }: AuditedRecord,
): string | null {
  const kind = findKind(entity)
  if (!kind?.page) return null
  const path = `/${kind.resource}/${encodeURIComponent(id)}${kind.page === 'show' ? '/show' : ''}`
  return mayOpen(role, pathCodec.encode(path)) ? `${path}?clientId=${clientId}` : null
}

interface AuditedRecord {
  entity: string
  record_id: string
  client_id: string
}

const nameOf = (table: AuditedTable): string =>
  table === 'videos' || table === 'task_actions'
    ? t(`auditLog.kinds.${table}`)
    : t(`resources.${KINDS[table].resource}.name`, { smart_count: 1 })

interface AuditedKind {
  resource: ResourceName
  /** The record's page; null: the record is part of another page. */
  page: 'show' | 'edit' | null
}

/** Tables of each list's records. */
type AuditedTable =
  | Exclude<ResourceName, 'allobservations' | 'followups' | 'gbslibrary'>
  | 'follow_ups'
  | 'observations'
  | 'gbs_videos'
  | 'task_actions'
  | 'videos'

const KINDS: Readonly<Record<AuditedTable, AuditedKind>> = {
  campaigns: { resource: 'campaigns', page: 'show' },
  clients: { resource: 'clients', page: 'show' },
  departments: { resource: 'departments', page: 'show' },
  follow_ups: { resource: 'followups', page: 'show' },
  gbs_videos: { resource: 'gbslibrary', page: 'edit' },
  locations: { resource: 'locations', page: 'show' },
  observations: { resource: 'allobservations', page: 'show' },
  videos: { resource: 'allobservations', page: null },
  // Its fields have the names of a follow-up's.
  task_actions: { resource: 'followups', page: null },
  tasks: { resource: 'tasks', page: 'show' },
  users: { resource: 'users', page: 'show' },
}

/** Labels by table, as the filter offers them. */
export const kindOptions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(KINDS).map((table) => [table, kindLabel(table)]))

export const isAuditedTable = (entity: string): entity is AuditedTable =>
  Object.hasOwn(KINDS, entity)

const findKind = (entity: string): AuditedKind | null =>
  isAuditedTable(entity) ? KINDS[entity] : null

/** Returns the labels of an audited record's fields, as they appear on the record's own pages. */
export function useFieldLabels(): (entity: string) => (field: string) => string {
  const translate = useTranslate()
  return (entity) => (field) => {
    const resource = labelResource(entity)
    const fieldKey = `resources.${resource}.fields.${field}`
    const translateKey = (key: string) => translate(key, { _: '' })
    return (
      (resource
        ? translateKey(fieldKey) ||
          translateKey(`${fieldKey}.name`) ||
          translateKey(`${fieldKey}_id`)
        : '') ||
      translateKey(`resources.auditlog.fields.${field}`) ||
      sentenceCase(field.replaceAll('_', ' '))
    )
  }
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
