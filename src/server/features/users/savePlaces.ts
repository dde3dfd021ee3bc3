/** Sets the locations or departments that a person has access to: nobody gives more than they have. */
import { badInput } from '#domain/errors.ts'
import { applyFullAccessRule } from '#domain/forms/fullAccess.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visibleDepartment, visibleLocation } from '../../context/visibility/placeAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { replaceLinks, type LinkReplacement } from '../../context/records/recordLinks.ts'
import { sql } from '../../platform/db/sql.ts'

export interface PlaceAccessInput {
  kind: 'locations' | 'departments'
  userId: string
  /** The record's switch before; null: the person is new. */
  before: boolean | null
  /** As the form gives them; undefined: as they are. */
  full: boolean | undefined
  ids: readonly string[] | undefined
}

export interface PlaceAccessResult {
  full: boolean
  /** Whether there are more than before. */
  hasGained: boolean
}

/** Somebody with some places only must leave at least one, and leaves the ones that they do not see. */
export async function savePlaceAccess(
  transaction: Transaction,
  access: Access,
  { kind, userId, before, full, ids }: PlaceAccessInput,
): Promise<PlaceAccessResult> {
  if (before !== null && full === undefined && ids === undefined)
    return { full: before, hasGained: false }
  const { table, field } = PLACE_LINKS[kind]
  const linkedIds = await readLinkedIds(transaction, table, userId)
  const hadAll = before !== null && (before || linkedIds.length === 0)
  const wanted = applyFullAccessRule({ full, ids: ids ?? linkedIds })
  const isRestricted = access[kind] !== null
  if (isRestricted && hadAll && wanted.full) return { full: true, hasGained: false }
  if (isRestricted && full) throw badInput(field, MESSAGES.placesRequired)
  const isVisible: LinkReplacement['isVisible'] = (alias, tenantFilter) =>
    PLACE_LINKS[kind].sees(access, alias, tenantFilter)
  const remainingCount = await replaceLinks(transaction, {
    table,
    id: userId,
    targetIds: wanted.ids,
    isVisible,
    field,
  })
  if (isRestricted && remainingCount === 0) throw badInput(field, MESSAGES.placesRequired)
  const isFull = full === true || remainingCount === 0
  return {
    full: isFull,
    hasGained: !hadAll && (isFull || wanted.ids.some((id) => !linkedIds.includes(id))),
  }
}

const PLACE_LINKS = {
  locations: { table: 'user_locations', field: 'locationIds', sees: visibleLocation },
  departments: { table: 'user_departments', field: 'departmentIds', sees: visibleDepartment },
} as const

async function readLinkedIds(
  transaction: Transaction,
  table: 'user_locations' | 'user_departments',
  userId: string,
): Promise<string[]> {
  const place = table === 'user_locations' ? 'location_id' : 'department_id'
  const rows = await transaction.run<{ id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select ${sql.ref(`k.${place}`)} as id from ${sql.table(table)} k
        where ${tenantFilter('k')} and k.user_id = ${userId}`,
    ),
  )
  return rows.map(({ id }) => id)
}
