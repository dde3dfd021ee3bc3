/** Counts observations by task or location and person, for each principle. */
import type { AnalysedKind } from '#api/generated/contract.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { PRINCIPLES, type Principle } from '#domain/observations/principles.ts'
import type { GroupedPrinciple } from '#domain/taskAnalysis/analysedGroups.ts'
import { recordJson } from '../../context/listSql/listSql.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { isMatching, type ObservationQuery } from '../observations/observationConditions.ts'

const KINDS = {
  TASK: { table: 'tasks', column: 'task_id' },
  LOCATION: { table: 'locations', column: 'location_id' },
} as const satisfies Record<AnalysedKind, { table: string; column: string }>

interface NamedRow {
  id: string
  name: string
  deleted_at: string | null
}

export interface GroupedObservations {
  records: NamedRow[]
  principles: GroupedPrinciple<Principle>[]
}

/**
 * Counts in one statement; people are needed, so roll-ups do not help. Above MAX_CELLS the tasks are compared by a sample
 * of the people, always the same ones; the counts are of all.
 */
export async function readGroupedObservations(
  db: Database,
  query: ObservationQuery,
  by: AnalysedKind,
): Promise<GroupedObservations> {
  const [row] = await db.read<{ records: NamedRow[]; totals: Counts[]; cells: Counts[] }>(
    query.access,
    (tables) => tables.sql((tenantFilter) => statement(tenantFilter, query, by)),
    { isPlannedByValues: true },
  )
  if (!row) throw new Error('A count always answers.')
  return {
    records: row.records,
    principles: PRINCIPLES.map((key, index) => ({
      key,
      totals: row.totals.flatMap(([group, , ...counts]) => {
        const [people = 0, judged = 0, incorrect = 0] = counts.slice(index * 3)
        return judged > 0 ? [{ group, people, judged, incorrect }] : []
      }),
      cells: row.cells.flatMap(([group, person, ...counts]) => {
        const [judged = 0, incorrect = 0] = counts.slice(index * 2)
        return judged > 0 ? [{ group, person: person ?? '', judged, incorrect }] : []
      }),
    })),
  }
}

/** A group, a person (null in totals), and the counts of each principle in turn. */
type Counts = [group: string, person: string | null, ...counts: number[]]

/** More would keep the process busy for longer than a second. */
const MAX_CELLS = 20_000

function statement(tenantFilter: TenantFilter, query: ObservationQuery, by: AnalysedKind): Sql {
  const { table, column } = KINDS[by]
  const each = (toSql: (column: PrincipleColumns) => Sql) => sql.join(COLUMNS.map(toSql))
  return sql`with cells as materialized (
      select ${sql.ref(`o.${column}`)} as record, ${PERSON} as person, ${each(countCell)}
      from observations o where ${isMatching(tenantFilter, query)} and ${PERSON} is not null
      group by 1, 2
    ), totals as materialized (select record, ${each(sumCells)} from cells group by record
    ), sample as (select ceil(count(*) / ${sql.lit(MAX_CELLS)}::float8)::int as every from cells)
    select
      (select coalesce(json_agg(${recordJson('x')}), '[]') from totals
        join ${sql.table(table)} x on ${tenantFilter('x')} and x.id = totals.record) as records,
      (select coalesce(json_agg(json_build_array(record, null, ${each(
        ({ people, judged, incorrect }) => sql`${people}, ${judged}, ${incorrect}`,
      )})), '[]') from totals) as totals,
      (select coalesce(json_agg(json_build_array(record, person, ${each(
        ({ judged, incorrect }) => sql`${judged}, ${incorrect}`,
      )})), '[]') from cells, sample
        where abs(hashtext(person::text)::bigint) % sample.every = 0) as cells`
}

const COLUMNS = PRINCIPLES.map((principle) => ({
  verdict: sql.ref(`o.${ANSWER_COLUMNS[principle]}`),
  people: sql.ref(`people_${principle}`),
  judged: sql.ref(`judged_${principle}`),
  incorrect: sql.ref(`incorrect_${principle}`),
}))
type PrincipleColumns = (typeof COLUMNS)[number]

const countCell = ({
  verdict,
  judged,
  incorrect,
}: PrincipleColumns) => sql`count(${verdict})::int as ${judged},
  (count(*) filter (where not ${verdict}))::int as ${incorrect}`

const sumCells = ({ people, judged, incorrect }: PrincipleColumns) => sql`
  (count(*) filter (where ${judged} > 0))::int as ${people},
  sum(${judged})::int as ${judged}, sum(${incorrect})::int as ${incorrect}`

/** Who is observed, also without an account; null: nobody is told apart. */
export const PERSON = sql`coalesce(o.observee_id, md5(lower(coalesce(nullif(o.unlinked_observee_employee_id, ''), nullif(o.unlinked_observee_name, ''))))::uuid)`
