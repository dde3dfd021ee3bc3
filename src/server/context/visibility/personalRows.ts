/** The rows of any table that are about a person or by them, from the catalog of personal data. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import {
  PERSONAL_TABLES,
  columnsOfKind,
  subjectsOf,
  type TableName,
} from '../../platform/db/tables.ts'
import { isRestricted, isSeenByEveryone, visibleRow } from './recordVisibility.ts'
import type { Access } from './userAccess.ts'

/** An id, or SQL of one. */
type PersonId = string | Sql

/** Renders FROM and WHERE of the rows `record` of a table that are about the person or by them. */
export const heldRows = (table: TableName, person: PersonId, tenantFilter: TenantFilter): Sql =>
  sql`from ${sql.table(table)} record where ${tenantFilter('record')}
    and (${sql.join([...isBy(table, person), ...isAboutBy(table, person, tenantFilter)], sql` or `)})`

const isBy = (table: TableName, person: PersonId): Sql<boolean>[] =>
  columnsOfKind(table, 'person').map(
    (column: string) => sql`${sql.ref(`record.${column}`)} = ${person}`,
  )

function isAboutBy(table: TableName, person: PersonId, tenantFilter: TenantFilter): Sql<boolean>[] {
  return subjectsOf(table).map(([column, subject]) => {
    const id = sql.ref(`record.${column}`)
    if (subject === 'person') return sql`${id} = ${person}`
    const key = sql.ref(subject === 'observation' ? 'mine.id' : 'mine.video_id')
    return sql`${id} in (select ${key} from observations mine
      where ${tenantFilter('mine')} and mine.observee_id = ${person})`
  })
}

/** Renders whether the row `record` is about the person, not merely by them. */
export function isAbout(
  table: TableName,
  person: PersonId,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const conditions = isAboutBy(table, person, tenantFilter)
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)}) is true`
}

/**
 * Renders whether anything that is held about the person `alias`, or by them, is at places outside the access. Each way
 * to be held is asked for itself, so that its index finds the rows.
 */
export function hasHiddenRows(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (!isRestricted(access)) return sql`false`
  const person = sql.ref(`${alias}.id`)
  const hidden = PERSONAL_TABLES.filter((table) => !isSeenByEveryone(table)).flatMap((table) =>
    [...isBy(table, person), ...isAboutBy(table, person, tenantFilter)].map(
      (isHeld) => sql`exists (select from ${sql.table(table)} record where ${tenantFilter('record')}
        and ${isHeld} and not ${visibleRow(table, access, 'record', tenantFilter)})`,
    ),
  )
  return sql`(${sql.join(hidden, sql` or `)})`
}
