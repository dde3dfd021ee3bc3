/** Kinds of records in the audit log, by table: names, field labels and pages. */
import { useTranslate } from 'react-admin'
import type { ResourceName } from '#api/resources.ts'
import { mayOpen } from '#domain/access.ts'
import type { Role } from '#domain/roles.ts'
import { pathCodec } from '../../foundation/router/pathCodec.ts'

/** Returns a label such as 'Location'; for a table that the app does not know, the table's name. */
export const kindLabel = (entity: string): string =>
  findKind(entity)?.name ?? capitalize(entity.replaceAll('_', ' '))

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

interface AuditedKind {
  name: string
  resource: ResourceName
  /** The record's page; null: the record is part of another page. */
  page: 'show' | 'edit' | null
}

/** Of each list's records, under the name of their table. */
type AuditedTable =
  | Exclude<ResourceName, 'allobservations' | 'gbslibrary'>
  | 'observations'
  | 'gbs_videos'
  | 'videos'

const KINDS: Readonly<Record<AuditedTable, AuditedKind>> = {
  campaigns: { name: 'Campaign', resource: 'campaigns', page: 'show' },
  clients: { name: 'Client', resource: 'clients', page: 'show' },
  departments: { name: 'Department', resource: 'departments', page: 'show' },
  gbs_videos: { name: 'GBS video', resource: 'gbslibrary', page: 'edit' },
  locations: { name: 'Location', resource: 'locations', page: 'show' },
  observations: { name: 'Observation', resource: 'allobservations', page: 'show' },
  videos: { name: 'Recording', resource: 'allobservations', page: null },
  tasks: { name: 'Task', resource: 'tasks', page: 'show' },
  users: { name: 'User', resource: 'users', page: 'show' },
}

/** Labels by table, as the filter offers them. */
export const KIND_OPTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).map(([entity, { name }]) => [entity, name]),
)

const findKind = (entity: string): AuditedKind | null =>
  Object.hasOwn(KINDS, entity) ? KINDS[entity as AuditedTable] : null

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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
