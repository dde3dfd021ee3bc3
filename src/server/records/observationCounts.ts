/** How many observations name a record, of those that the caller sees: the one place where lists count them. */
import type { Access } from '../access/access.ts'
import type { InReach } from '../db/database.ts'
import { seesObservation } from '../access/observationAccess.ts'
import type { Days } from '../observations/observationConditions.ts'
import { rolledUp, type RolledUp } from '../rollups/rolledUp.ts'
import { seesAllOf } from '../rollups/rolledUpFor.ts'
import { hasMonths, kindOf, type ReferenceColumn } from '../rollups/rollupKinds.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface ObservationCount {
  /** What names the record. */
  column: ReferenceColumn
  /** The record's. */
  alias: string
  access: Access
  inReach: InReach
  /** Which observations are counted; absent: all. */
  days?: Days
}

/** Of one record, for the rows of `page`: the first one counts for all of them. */
export function observationsOf(count: ObservationCount): Sql {
  if (!isCounted(count))
    return sql`(select count(*)::int ${counted(count)} and ${named(count)} = ${idOf(count)})`
  return sql`coalesce((
    with counted as materialized (${rolledUpPer(count, sql`select page.id from page`)})
    select counted.observations from counted where counted.id = ${idOf(count)}), 0)`
}

/** A join that counts for all at once; BY_OBSERVATIONS sorts by it. */
export function observationsPer(count: ObservationCount): Sql {
  const counts = isCounted(count)
    ? rolledUpPer(count, null)
    : sql`select ${named(count)} as id, count(*)::int as observations ${counted(count)} group by ${named(count)}`
  return sql`left join (${counts}) counted on counted.id = ${idOf(count)}`
}

export const BY_OBSERVATIONS = {
  key: sql`coalesce(counted.observations, 0)`,
  neverEmpty: true,
} as const

const named = ({ column }: ObservationCount) => sql.ref(`n.${column}`)

const idOf = ({ alias }: ObservationCount) => sql.ref(`${alias}.id`)

/** In advance. */
function isCounted({ access, column, days }: ObservationCount): boolean {
  const isLimited = days !== undefined && (days.dateFrom !== null || days.dateTo !== null)
  return seesAllOf(access, column) && (hasMonths(kindOf(column)) || !isLimited)
}

function rolledUpPer(
  { column, inReach, days }: ObservationCount,
  references: RolledUp['references'],
): Sql {
  const { dateFrom = null, dateTo = null } = days ?? {}
  const rows = { kind: kindOf(column), references, dateFrom, dateTo, byDay: false }
  return sql`select f.reference as id, sum(f.total)::int as observations
    from (${rolledUp(inReach, rows)}) f group by f.reference`
}

function counted({ access, inReach, days }: ObservationCount): Sql {
  const { from = null, before = null } = days ?? {}
  return sql`from observations n
    where ${inReach('n')} and n.deleted_at is null and ${seesObservation(access, 'n')}
      ${from ? sql`and n.date >= ${from}` : sql``} ${before ? sql`and n.date < ${before}` : sql``}`
}
