/** Reads who changed which fields of an observation and its video, from the audit log. */
import type { AuditAction } from '#domain/enumerations.ts'
import type { PersonParent } from '#api/parents.ts'
import { scopeOfRecords } from '../../context/scope/tenantScope.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { readAuditDetails } from '../../context/audit/auditEntryDetails.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ChangeRow {
  id: string
  at: string
  action: AuditAction
  user: PersonParent | null
  fields: { field: string; before: unknown; after: unknown }[]
}

const MAX_CHANGES = 200

/** Returns the newest changes of each, newest first. Changes of both by one call are merged. */
export async function readObservationChanges(
  context: Pick<RequestContext, 'db' | 'texts'>,
  access: Access,
  observations: readonly ChangedObservation[],
): Promise<ChangeRow[][]> {
  const every = <Field extends keyof ChangedObservation>(field: Field) =>
    observations.map((observation) => observation[field] ?? null)
  const rows = await context.db.sql<AuditRow>(
    scopeOfRecords(observations),
    (tenantFilter) => sql`select asked.place, entry.*
        from unnest(${every('client_id')}::uuid[], ${every('id')}::uuid[], ${every('video_id')}::uuid[])
          with ordinality as asked (client_id, id, video_id, place)
        cross join lateral (
          select entry.id, entry.position, entry.at, entry.action, entry.user_id, entry.record_id, entry.request_id,
            entry.before, entry.after
          from audit_log entry
          where ${tenantFilter('entry')} and entry.client_id = asked.client_id
            and entry.record_id = any(array[asked.id, asked.video_id]) and entry.entity in ('observations', 'videos')
          order by entry.position desc limit ${sql.lit(MAX_CHANGES)}) entry
        order by asked.place, entry.position desc`,
  )
  const details = await readAuditDetails(context, access, rows)
  return observations.map((_, index) =>
    changesOf(
      rows.filter(({ place }) => place === index + 1),
      details,
    ),
  )
}

function changesOf(
  rows: readonly AuditRow[],
  { personOf, fieldsOf }: Awaited<ReturnType<typeof readAuditDetails>>,
): ChangeRow[] {
  const changes: (ChangeRow & { request_id: string | null })[] = []
  for (const row of rows) {
    const { id, at, action, user_id, request_id } = row
    const last = changes.at(-1)
    const change = {
      id,
      at: at.toISOString(),
      action,
      user: personOf(user_id),
      fields: fieldsOf(row),
      request_id,
    }
    if (last && isSameCall(last, change)) last.fields = mergeFields(last.fields, change.fields)
    else changes.push(change)
  }
  return changes
}

interface ChangedObservation {
  client_id: string
  id: string
  video_id?: string | null | undefined
}

interface AuditRow {
  /** Number of the observation, from 1. */
  place: number
  position: number
  id: string
  at: Date
  action: AuditAction
  user_id: string | null
  record_id: string
  request_id: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

interface CallStamp {
  request_id: string | null
  action: AuditAction
  at: string
}

const isSameCall = (one: CallStamp, other: CallStamp): boolean =>
  one.request_id !== null &&
  one.request_id === other.request_id &&
  one.action === other.action &&
  one.at === other.at

/** The answers of a form appear in the changes of both records. */
const mergeFields = (
  first: ChangeRow['fields'],
  second: ChangeRow['fields'],
): ChangeRow['fields'] => [
  ...first,
  ...second.filter(({ field }) => first.every((one) => one.field !== field)),
]
