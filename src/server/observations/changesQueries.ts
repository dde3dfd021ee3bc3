/** Who changed what of an observation and its video, from the record of changes (spec 3: audit). */
import { sql } from 'kysely'
import type { AuditAction } from '#domain/enumerations.ts'
import type { PersonParent } from '#api/parents.ts'
import type { Database } from '../db/database.ts'
import { changedFields } from '../audit/changedFields.ts'
import { readEntryPeople } from '../audit/readEntryPeople.ts'

export interface ChangeRow {
  id: string
  at: string
  action: AuditAction
  user: PersonParent | null
  fields: { field: string; before: unknown; after: unknown }[]
}

const MOST = 200

/** Newest first. What one call changed of both is one change. */
export async function readChanges(
  db: Database,
  { client_id: clientId, id, video_id: videoId }: Changed,
): Promise<ChangeRow[]> {
  const ids = [id, ...(videoId ? [videoId] : [])]
  const rows = await db.read<AuditRow>({ clientId }, (tables) =>
    tables.sql(
      (inReach) => sql`select a.id, a.at, a.action, a.user_id, a.request_id, a.before, a.after
        from audit_log a
        where ${inReach('a')} and a.record_id = any(${ids}::uuid[]) and a.entity in ('observations', 'videos')
        order by a.position desc limit ${sql.lit(MOST)}`,
    ),
  )
  const people = await readEntryPeople(
    db,
    rows.map(({ user_id }) => user_id),
  )
  const changes: (ChangeRow & { request_id: string | null })[] = []
  for (const { user_id, at, ...row } of rows) {
    const last = changes.at(-1)
    const change = {
      ...row,
      at: at.toISOString(),
      user: people.get(user_id ?? '') ?? null,
      fields: changedFields(row),
    }
    if (last && isOneCall(last, change)) last.fields = merged(last.fields, change.fields)
    else changes.push(change)
  }
  return changes
}

interface Changed {
  client_id: string
  id: string
  video_id?: string | null | undefined
}

interface AuditRow {
  id: string
  at: Date
  action: AuditAction
  user_id: string | null
  request_id: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

interface Moment {
  request_id: string | null
  action: AuditAction
  at: string
}

const isOneCall = (one: Moment, other: Moment): boolean =>
  one.request_id !== null &&
  one.request_id === other.request_id &&
  one.action === other.action &&
  one.at === other.at

/** The answers of a form stand in both. */
const merged = (some: ChangeRow['fields'], more: ChangeRow['fields']): ChangeRow['fields'] => [
  ...some,
  ...more.filter(({ field }) => some.every((one) => one.field !== field)),
]
