/** Sets the locations or departments that a person has access to: nobody gives more than they have. */
import { badInput } from '#domain/errors.ts'
import { withFullAccessRule } from '#domain/forms/fullAccess.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Access } from '../access/access.ts'
import { seesDepartment, seesLocation } from '../access/placeAccess.ts'
import type { Transaction } from '../db/database.ts'
import { replaceLinks, type Links } from '../records/replaceLinks.ts'
import { sql } from '../db/sql.ts'

export interface WantedPlaces {
  kind: 'locations' | 'departments'
  userId: string
  /** The record's switch before; null: the person is new. */
  before: boolean | null
  /** As the form gives them; undefined: as they are. */
  full: boolean | undefined
  ids: readonly string[] | undefined
}

export interface SavedPlaces {
  full: boolean
  /** Whether there are more than before. */
  gained: boolean
}

/** Somebody with some places only must leave at least one, and leaves the ones that they do not see. */
export async function savePlaces(
  transaction: Transaction,
  access: Access,
  { kind, userId, before, full, ids }: WantedPlaces,
): Promise<SavedPlaces> {
  if (before !== null && full === undefined && ids === undefined)
    return { full: before, gained: false }
  const { table, field } = KINDS[kind]
  const linked = await readLinked(transaction, table, userId)
  const hadAll = before !== null && (before || linked.length === 0)
  const wanted = withFullAccessRule({ full, ids: ids ?? linked })
  const limited = access[kind] !== null
  if (limited && hadAll && wanted.full) return { full: true, gained: false }
  if (limited && full) throw badInput(field, MESSAGES.placesNeeded)
  const sees: Links['sees'] = (alias, inReach) => KINDS[kind].sees(access, alias, inReach)
  const left = await replaceLinks(transaction, {
    table,
    id: userId,
    wanted: wanted.ids,
    sees,
    field,
  })
  if (limited && left === 0) throw badInput(field, MESSAGES.placesNeeded)
  const isFull = full === true || left === 0
  return {
    full: isFull,
    gained: !hadAll && (isFull || wanted.ids.some((id) => !linked.includes(id))),
  }
}

const KINDS = {
  locations: { table: 'user_locations', field: 'locationIds', sees: seesLocation },
  departments: { table: 'user_departments', field: 'departmentIds', sees: seesDepartment },
} as const

async function readLinked(
  transaction: Transaction,
  table: 'user_locations' | 'user_departments',
  userId: string,
): Promise<string[]> {
  const place = table === 'user_locations' ? 'location_id' : 'department_id'
  const rows = await transaction.run<{ id: string }>((tables) =>
    tables.sql(
      (inReach) => sql`select ${sql.ref(`k.${place}`)} as id from ${sql.table(table)} k
        where ${inReach('k')} and k.user_id = ${userId}`,
    ),
  )
  return rows.map(({ id }) => id)
}
