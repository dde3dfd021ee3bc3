/** Details of audit entries as their reader may see them: the people, and the fields before and after, by name. */
import type { FieldChange } from '#api/generated/contract.ts'
import type { PersonParent } from '#api/parents.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { NIL_UUID } from '../../platform/db/uuids.ts'
import { personJson } from '../listSql/listSql.ts'
import { readHiddenIds } from '../visibility/recordVisibility.ts'
import type { RequestContext } from '../request/requestContext.ts'
import type { Access } from '../visibility/userAccess.ts'
import type { Translator } from '../../platform/texts/translator.ts'

interface StoredEntry {
  user_id: string | null
  record_id: string
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}

interface AuditDetails {
  /** null: nobody, or not a person. Somebody whom the reader may not see has no name. */
  personOf: (id: string | null) => PersonParent | null
  /** Ids of records that the reader may not see are replaced by words. */
  fieldsOf: (entry: Pick<StoredEntry, 'before' | 'after'>) => FieldChange[]
}

export async function readAuditDetails(
  { db, texts }: Pick<RequestContext, 'db' | 'texts'>,
  access: Access,
  entries: readonly StoredEntry[],
): Promise<AuditDetails> {
  const ids = entries.flatMap((entry) => textsIn(entry).filter(isUuid))
  const hidden = await readHiddenIds(db, access, ids)
  // A mail may have gone to one of the provider's people.
  const people = await readPeople(
    db,
    entries.flatMap(({ user_id, record_id }) => [user_id ?? [], record_id].flat()),
  )
  const words = texts.t('messages.outsideAccess')
  const personOf: AuditDetails['personOf'] = (id) => {
    const person = people.get(id ?? '') ?? null
    return person && hidden.has(person.id) ? somebodyElse(texts) : person
  }
  const fieldsOf: AuditDetails['fieldsOf'] = ({ before, after }) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().map((field) => ({
      field,
      before: withoutIds(before[field] ?? null, hidden, words),
      after: withoutIds(after[field] ?? null, hidden, words),
    }))
  return { personOf, fieldsOf }
}

const somebodyElse = ({ t }: Translator): PersonParent => ({
  id: NIL_UUID,
  firstname: t('messages.someone'),
  lastname: t('messages.outsideYourAccess'),
  employee_id: null,
  deleted_at: null,
})

/** Returns the texts anywhere inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Several hidden ids of one list become one text, so that their number is not told either. */
function withoutIds(value: unknown, hidden: ReadonlySet<string>, words: string): unknown {
  if (typeof value === 'string') return hidden.has(value) ? words : value
  if (hidden.size === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return [...new Set(value.map((one) => withoutIds(one, hidden, words)))]
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutIds(one, hidden, words)]),
  )
}

/** Reads people by id, who may belong to the provider's client. Whether the reader may know their names must have been decided. */
export async function readPeople(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, PersonParent>> {
  if (ids.length === 0) return new Map()
  const people = await db.read<{ person: PersonParent }>('every client', (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select ${personJson('u', 'c')} as person from users u join clients c on c.id = u.client_id
        where ${tenantFilter('u')} and u.id = any(${[...new Set(ids)]}::uuid[])`,
    ),
  )
  return new Map(people.map(({ person }) => [person.id, person]))
}
