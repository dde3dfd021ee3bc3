/** Reads people by id, who may be the provider's. */
import type { Person } from '#api/generated/contract.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { NIL_UUID } from '../../platform/db/uuids.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import { personJson } from '../listSql/listSql.ts'
import type { RequestContext } from '../request/requestContext.ts'
import { readHiddenIds } from '../visibility/recordVisibility.ts'
import type { Access } from '../visibility/userAccess.ts'

/** null: no id, or not that of a person who was read. */
export type PersonById = (id: string | null | undefined) => Person | null

/** The caller has decided that the reader may know their names. */
export async function readPeopleById(
  db: Database,
  ids: readonly (string | null)[],
): Promise<PersonById> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  const rows =
    known.length === 0
      ? []
      : await db.sql<{ person: Person }>(
          'every client',
          (
            tenantFilter,
          ) => sql`select ${personJson('person', 'client')} as person from users person join clients client on client.id = person.client_id
            where ${tenantFilter('person')} and person.id = any(${known}::uuid[])`,
        )
  const people = new Map(rows.map(({ person }) => [person.id, person]))
  return (id) => people.get(id ?? '') ?? null
}

/** People by id; those whom the reader may not see have no name and no id. */
export async function readSeenPeople(
  { db, texts }: Pick<RequestContext, 'db' | 'texts'>,
  access: Access,
  ids: readonly (string | null)[],
): Promise<PersonById> {
  const personOf = await readPeopleById(db, ids)
  const people = ids.flatMap((id) => personOf(id)?.id ?? [])
  const hidden = await readHiddenIds(db, access, people, ['users'])
  return (id) => (hidden.has(id ?? '') ? somebodyElse(texts) : personOf(id))
}

const somebodyElse = ({ t }: Translator): Person => ({
  id: NIL_UUID,
  firstname: t('messages.someone'),
  lastname: t('messages.outsideYourAccess'),
  employee_id: null,
  hint: null,
  deleted_at: null,
})
