/** Returns an entry's fields, before and after, by name. */
import type { FieldChange } from '#api/generated/contract.ts'
import type { PersonParent } from '#api/parents.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { personJson } from '../listSql/listSql.ts'

interface FieldValues {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export const diffFields = ({ before, after }: FieldValues): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted()
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))

/** Reads the people of entries, who may belong to the provider's client. */
export async function readAuditPeople(
  db: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, PersonParent>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const people = await db.read<{ person: PersonParent }>('every client', (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select ${personJson('u', 'c')} as person from users u join clients c on c.id = u.client_id
        where ${tenantFilter('u')} and u.id = any(${known}::uuid[])`,
    ),
  )
  return new Map(people.map((row) => [row.person.id, row.person]))
}
