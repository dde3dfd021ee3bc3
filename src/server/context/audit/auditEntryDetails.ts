/** Details of audit entries as their reader may see them: the people, and the fields before and after, by name. */
import type { FieldChange } from '#api/generated/contract.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Database } from '../../platform/db/database.ts'
import { type PersonById, readSeenPeople } from '../people/peopleById.ts'
import { readHiddenIds } from '../visibility/recordVisibility.ts'
import type { RequestContext } from '../request/requestContext.ts'
import type { Access } from '../visibility/userAccess.ts'

interface StoredEntry {
  user_id: string | null
  record_id: string
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}

interface AuditDetails {
  personOf: PersonById
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
  const personOf = await readSeenPeople(
    { db, texts },
    access,
    entries.flatMap(({ user_id, record_id }) => [user_id, record_id]),
  )
  const words = texts.t('messages.outsideAccess')
  const fieldsOf: AuditDetails['fieldsOf'] = ({ before, after }) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().map((field) => ({
      field,
      before: withoutIds(before[field] ?? null, hidden, words),
      after: withoutIds(after[field] ?? null, hidden, words),
    }))
  return { personOf, fieldsOf }
}

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

/** Replaces ids of records that the reader may not see, anywhere in these values, by words. */
export async function withoutHiddenIds<Value>(
  db: Database,
  access: Access,
  values: readonly Value[],
  words: string,
): Promise<Value[]> {
  const hidden = await readHiddenIds(db, access, textsIn(values).filter(isUuid))
  return values.map((value) => withoutIds(value, hidden, words) as Value)
}
