/** Ids in requests: text that is not a UUID matches no record and must not reach the database. */
import { notFound } from '#domain/errors.ts'
import { isUuid } from '#domain/uuid.ts'

/** Returns null without a filter. Drops ids that cannot exist; an empty list matches nothing. */
export function filterUuids(ids: readonly string[] | null | undefined): string[] | null {
  if (!ids || ids.length === 0) return null
  const known = filtered.get(ids)
  if (known) return known
  const uuids = ids.filter(isUuid)
  filtered.set(ids, uuids)
  return uuids
}

/** A request reads the same ids several times, and there may be hundreds. */
const filtered = new WeakMap<readonly string[], string[]>()

export function requireUuid(id: string): string {
  if (!isUuid(id)) throw notFound()
  return id
}

/** Returns null without an id, and the nil UUID, which no record has, for text that is not a UUID. */
export function uuidOrNil(id: string | null | undefined): string | null {
  if (!id) return null
  return isUuid(id) ? id : NIL_UUID
}

export const NIL_UUID = '00000000-0000-0000-0000-000000000000'
