/** Ids from outside: what is no UUID names no record, and must not reach the database as one. */
import { notFound } from '#domain/errors.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu

export const isUuid = (id: string): boolean => UUID.test(id)

/** null: not asked. Ids that cannot exist leave an empty list, which nothing matches. */
export function filterUuids(ids: readonly string[] | null | undefined): string[] | null {
  return ids && ids.length > 0 ? ids.filter(isUuid) : null
}

export function requireUuid(id: string): string {
  if (!isUuid(id)) throw notFound()
  return id
}

/** null: not chosen. What cannot be an id becomes one that no record has. */
export function uuidOrNil(id: string | null | undefined): string | null {
  if (!id) return null
  return isUuid(id) ? id : NIL_UUID
}

export const NIL_UUID = '00000000-0000-0000-0000-000000000000'
