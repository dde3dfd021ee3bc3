/** Counts observations by location, department, task or person, including deleted ones, by client and by day. */
import type {
  ClientObservationCount,
  LineGraphPoint,
  AnalyticsSort,
  ObservationAnalytics,
} from '#api/generated/contract.ts'
import { filterDays } from '#domain/charts/datePresets.ts'
import { localDayOf } from '#domain/dates.ts'
import type { Technique } from '#domain/enumerations.ts'
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import { MIN_SAMPLE_SIZE } from '#domain/charts/shares.ts'
import {
  fullName,
  limitOffset,
  type SortReader,
  textSortKey,
} from '../../context/listSql/listSql.ts'
import { localDay } from '../../context/listSql/localDays.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import {
  type CountsPlan,
  countsReading,
  resultCounts,
  sumOfCount,
} from '../observations/observationTotals.ts'
import type { ReferenceColumn } from '../rollups/rollupKinds.ts'
import { rollupRows } from '../rollups/rollupRows.ts'

/** The observation column of each table, and the SQL of its records' names. */
export const ANALYTICS_TABLES = {
  departments: { column: 'department_id', name: sql`record.name` },
  locations: { column: 'location_id', name: sql`record.name` },
  tasks: { column: 'task_id', name: sql`record.name` },
  users: { column: 'observee_id', name: fullName('record') },
} as const satisfies Record<string, { column: ReferenceColumn; name: Sql }>

export type AnalyticsTable = keyof typeof ANALYTICS_TABLES

/** Returns the filter's page in the requested order; equal ones, and all of them by default, most observations first, then by name. */
export async function readAnalytics(
  db: Database,
  plan: CountsPlan,
  table: AnalyticsTable,
  sort: AnalyticsSort | null = null,
): Promise<ObservationAnalytics[]> {
  const { name } = ANALYTICS_TABLES[table]
  const { skip, take } = plan.filter
  const rows = await db.sql<Omit<ObservationAnalytics, 'correctPercentage'>>(
    plan.access,
    (tenantFilter) => {
      // Sorting by name is expensive, so names are read only for records with at least the page's lowest count.
      return sql`with counted as materialized (
            select fact.reference as id, ${sumOfCount('total')} as observation_count,
              ${sumOfCount('correct')} as correct_count, ${sumOfCount('incorrect')} as incorrect_count
            from (${resultCounts(tenantFilter, plan)}) fact where fact.reference is not null
            group by fact.reference having sum(fact.total) > 0
          ), least as materialized (
            select counted.observation_count from counted order by counted.observation_count desc
            ${limitOffset({ skip: skip + take - 1, take: 1 })}
          )
          select record.id, ${name} as name, counted.observation_count, counted.correct_count, counted.incorrect_count
          from counted join ${sql.table(table)} record on record.id = counted.id
          where ${tenantFilter('record')} ${sort ? sql`` : sql`and counted.observation_count >= coalesce((select least.observation_count from least), 0)`}
          order by ${sort ? sql`${analyticsKey(sort.column, name, plan.access)} ${sort.order === 'ASC' ? sql`asc` : sql`desc`} nulls last,` : sql``} counted.observation_count desc, ${textSortKey(name, plan.access)}, record.id ${limitOffset({ skip, take })}`
    },
    // A range has a count for each record and month: too many to keep others waiting.
    plan.rollup?.dateFrom || plan.rollup?.dateTo ? {} : countsReading(plan),
  )
  return rows.map((row) => ({ ...row, correctPercentage: correctPercentageOf(row) }))
}

function analyticsKey(column: AnalyticsSort['column'], name: Sql, reader: SortReader): Sql {
  if (column === 'name') return textSortKey(name, reader)
  if (column !== 'correct_share') return sql.ref(`counted.${column}`)
  const judged = sql`(counted.correct_count + counted.incorrect_count)`
  return sql`(case when ${judged} >= ${sql.lit(MIN_SAMPLE_SIZE)} then counted.correct_count::float8 / ${judged} end)`
}

function correctPercentageOf(row: {
  correct_count: number
  incorrect_count: number
}): number | null {
  const judgedCount = row.correct_count + row.incorrect_count
  return judgedCount === 0 ? null : (100 * row.correct_count) / judgedCount
}

/** Filter of counts by client, each in its own time zone. */
interface ByClientFilter {
  days: Pick<ObservationListInput, 'dates' | 'dateFrom' | 'dateTo'>
  now: Date
  /** null: any result. */
  result: Technique | null
}

/** Returns every client that is not deleted, including those without observations; most observations first. */
export function readCountsByClient(
  db: Database,
  { days, now, result, ...reader }: ByClientFilter & SortReader,
): Promise<ClientObservationCount[]> {
  const counts = { kind: 'all', references: null, byDay: false } as const
  return db.sql<ClientObservationCount>('every client', (tenantFilter) => {
    const rowsOf = (today: string) =>
      rollupRows(tenantFilter, { ...counts, ...filterDays(days, today) })
    const isToday = (today: string) =>
      sql`${localDay(sql`${now}::timestamptz`, sql`client.time_zone`)} = ${today}::date`
    // A named range has other days where it is already tomorrow.
    const ofTodays = todaysAnywhere(now).map(
      (
        today,
      ) => sql`select recent.* from (${rowsOf(today)}) recent join clients client on client.id = recent.client_id
          where ${tenantFilter('client')} and ${isToday(today)}`,
    )
    const rows = days.dates ? sql.join(ofTodays, sql` union all `) : rowsOf('')
    const count = sql.ref(`fact.${result ?? 'total'}`)
    return sql`with counted as (
          select fact.client_id, sum(${count})::int as count from (${rows}) fact group by fact.client_id
        )
        select client.id as client_id, client.company_name, coalesce(counted.count, 0) as observation_count
        from clients client left join counted on counted.client_id = client.client_id
        where ${tenantFilter('client')} and client.deleted_at is null
        order by observation_count desc, ${textSortKey(sql`client.company_name`, reader)}, client.id`
  })
}

/** Returns the days that it is at an instant in any time zone. */
const todaysAnywhere = (now: Date): string[] => [
  ...new Set(['Etc/GMT+12', 'UTC', 'Etc/GMT-14'].map((zone) => localDayOf(now, zone))),
]

export async function readClientName(db: Database, clientId: string): Promise<string> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('company_name'),
  )
  return client?.company_name ?? ''
}

/** Returns counts by day in ascending order; a day without observations has no point. */
export function readLineChart(db: Database, plan: CountsPlan): Promise<LineGraphPoint[]> {
  return db.sql<LineGraphPoint>(
    plan.access,
    (tenantFilter) => sql`select fact.day as date, ${sumOfCount('total')} as total,
            ${sumOfCount('correct')} as correct, ${sumOfCount('incorrect')} as incorrect
          from (${resultCounts(tenantFilter, plan)}) fact
          group by fact.day having sum(fact.total) > 0 order by fact.day`,
    countsReading(plan),
  )
}
