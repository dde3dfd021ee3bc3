/** How many observations name a record, of those that the caller sees: the one place where lists count them. */
import { sql, type RawBuilder } from 'kysely'
import type { Access } from '../access/access.ts'
import type { InReach } from '../db/database.ts'
import { seesObservation } from '../access/observationAccess.ts'
import type { Days } from '../observations/observationConditions.ts'

export interface ObservationCount {
  /** What names the record. */
  column: 'location_id' | 'department_id' | 'task_id' | 'user_id' | 'observee_id'
  /** The record's. */
  alias: string
  access: Access
  inReach: InReach
  /** Which observations are counted; absent: all. */
  days?: Days
}

/** Of one record: for the rows of a page. */
export function observationsOf(count: ObservationCount): RawBuilder<unknown> {
  return sql`(select count(*)::int ${counted(count)} and ${named(count)} = ${idOf(count)})`
}

/** A join that counts for all at once; BY_OBSERVATIONS sorts by it. */
export function observationsPer(count: ObservationCount): RawBuilder<unknown> {
  return sql`left join (select ${named(count)} as id, count(*)::int as observations
    ${counted(count)} group by ${named(count)}) counted on counted.id = ${idOf(count)}`
}

export const BY_OBSERVATIONS = {
  key: sql`coalesce(counted.observations, 0)`,
  neverEmpty: true,
} as const

const named = ({ column }: ObservationCount) => sql.ref(`n.${column}`)

const idOf = ({ alias }: ObservationCount) => sql.ref(`${alias}.id`)

function counted({ access, inReach, days }: ObservationCount): RawBuilder<unknown> {
  const { from = null, before = null } = days ?? {}
  return sql`from observations n
    where ${inReach('n')} and n.deleted_at is null and ${seesObservation(access, 'n')}
      ${from ? sql`and n.date >= ${from}` : sql``} ${before ? sql`and n.date < ${before}` : sql``}`
}
