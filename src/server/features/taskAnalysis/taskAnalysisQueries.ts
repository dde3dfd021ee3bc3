/**
 * Counts observations by task or location and person, and by task or location and observer, for each principle; of very
 * many, by a sample of the people.
 */
import type { AnalysedKind } from '#api/generated/contract.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { PRINCIPLES, type Principle } from '#domain/observations/principles.ts'
import type { GroupedPrinciple } from '#domain/taskAnalysis/analysedGroups.ts'
import type { Cell } from '#domain/taskAnalysis/fitEffects.ts'
import { MIN_PEOPLE } from '#domain/taskAnalysis/taskAnalysis.ts'
import { recordJson } from '../../context/listSql/listSql.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { isMatching, type ObservationQuery } from '../observations/observationConditions.ts'
import {
  countsReading,
  planCounts,
  resultCounts,
  sumOfCount,
} from '../observations/observationTotals.ts'

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
  /** People whom the groups are compared by; null: all. */
  sampled: number | null
}

/** More pairs of group and person would keep the process busy for longer than a second. */
const MAX_CELLS = 20_000

/**
 * Counts all observations; where groups and people make more than `maxCells` pairs, the people are a sample, always the
 * same ones. People are not counted in advance: they make nearly as many pairs as there are observations.
 */
export async function readGroupedObservations(
  db: Database,
  query: ObservationQuery,
  by: AnalysedKind,
  maxCells = MAX_CELLS,
): Promise<GroupedObservations> {
  const every = Math.max(1, Math.ceil((await readMostCells(db, query, by)) / maxCells))
  const { records, cells, observers } = await readCells(db, query, by, { every, only: null })
  if (every === 1)
    return { records, principles: groupPrinciples(cells, cells, observers), sampled: null }
  const only = groupsToRead(cells, maxCells / 4)
  const whole = only.length > 0 ? await readCells(db, query, by, { every: 1, only }) : { cells: [] }
  const isWhole = new Set(only)
  const compared = [...cells.filter(([group]) => !isWhole.has(group)), ...whole.cells]
  const people = new Set(cells.flatMap(([, person]) => person ?? []))
  const principles = groupPrinciples(cells, compared, observers)
  return { records, principles, sampled: people.size }
}

/** Counts one group, with all of its people. */
export async function readGroup(
  db: Database,
  query: ObservationQuery,
  by: AnalysedKind,
  group: string,
): Promise<GroupedPrinciple<Principle>[]> {
  const { cells, observers } = await readCells(db, query, by, { every: 1, only: [group] })
  return groupPrinciples(cells, cells, observers)
}

/** A group, a person (null: those outside the sample), and judged and incorrect observations of each principle in turn. */
type CellRow = [group: string, person: string | null, ...counts: number[]]

interface ReadCells {
  records: NamedRow[]
  cells: CellRow[]
  /** Counts of the same people, with observers as persons. */
  observers: CellRow[]
}

/** Returns an upper limit of the number of pairs; an observation without an account is one at most. */
async function readMostCells(
  db: Database,
  query: ObservationQuery,
  by: AnalysedKind,
): Promise<number> {
  const plan = planCounts(query, null)
  const [row] = await db.sql<{ most: number }>(
    query.access,
    (tenantFilter) => sql`select least(
            (select ${sumOfCount('total')} from (${resultCounts(tenantFilter, plan)}) fact),
            (select count(*) from ${sql.table(KINDS[by].table)} record where ${tenantFilter('record')})
              * (select count(*) from users person where ${tenantFilter('person')})
            + (select count(*) from observations observation where ${tenantFilter('observation')} and observation.observee_id is null)
          )::int as most`,
    countsReading(plan),
  )
  return row?.most ?? 0
}

async function readCells(
  db: Database,
  query: ObservationQuery,
  by: AnalysedKind,
  { every, only }: { every: number; only: readonly string[] | null },
): Promise<ReadCells> {
  const { table, column } = KINDS[by]
  const group = sql.ref(`observation.${column}`)
  const ofSample = (value: Sql): Sql =>
    every === 1
      ? value
      : sql`case when (uuid_hash(${PERSON})::bigint & 2147483647) % ${every}::int = 0 then ${value} end`
  const [row] = await db.sql<ReadCells>(
    query.access,
    (tenantFilter) => sql`with cells as materialized (
            select record, person, observer, grouping(observer) = 0 as is_of_observer, ${COUNTS}
            from (
              select ${group} as record, ${ofSample(PERSON)} as person, ${ofSample(sql`observation.user_id`)} as observer, ${VERDICTS}
              from observations observation where ${isMatching(tenantFilter, query)} and ${PERSON} is not null
                ${only ? sql`and ${group} = any(${only}::uuid[])` : sql``}
            ) observation
            group by grouping sets ((record, person), (record, observer))
          )
          select
            (select coalesce(json_agg(${recordJson('record')}), '[]') from ${sql.table(table)} record
              where ${tenantFilter('record')} and record.id in (select record from cells)) as records,
            (select coalesce(json_agg(json_build_array(record, person, ${COUNTED})), '[]')
              from cells where not is_of_observer) as cells,
            (select coalesce(json_agg(json_build_array(record, observer, ${COUNTED})), '[]')
              from cells where is_of_observer and observer is not null) as observers`,
    { isPlannedByValues: true },
  )
  if (!row) throw new Error('A count always answers.')
  return row
}

/** Returns the smallest groups of whom the sample has too few people: of these, all people are read. */
function groupsToRead(cells: readonly CellRow[], most: number): string[] {
  const few = [...rowsByGroup(cells)]
    .map(([group, rows]) => ({
      group,
      people: rows.filter(([, person]) => person !== null).length,
      observations: Math.max(...PRINCIPLES.map((_, index) => sumOf(rows, judgedAt(index)))),
    }))
    .filter(({ people }) => people < MIN_PEOPLE)
    .toSorted((a, b) => a.observations - b.observations || (a.group < b.group ? -1 : 1))
  let upTo = 0
  return few.flatMap(({ group, observations }) => ((upTo += observations) <= most ? group : []))
}

/** `counted` has all observations, `compared` the cells of the people to compare by, `observers` those of who observed. */
function groupPrinciples(
  counted: readonly CellRow[],
  compared: readonly CellRow[],
  observers: readonly CellRow[],
): GroupedPrinciple<Principle>[] {
  const countedOf = [...rowsByGroup(counted)]
  const peopleOf = rowsByGroup(compared.filter(([, person]) => person !== null))
  return PRINCIPLES.map((key, index) => {
    const at = judgedAt(index)
    return {
      key,
      cells: cellsAt(compared, at),
      observers: cellsAt(observers, at),
      totals: countedOf.flatMap(([group, rows]) => {
        const [judged, incorrect] = [sumOf(rows, at), sumOf(rows, at + 1)]
        const people = (peopleOf.get(group) ?? []).filter((row) => Number(row[at]) > 0).length
        return judged > 0 ? [{ group, people, judged, incorrect }] : []
      }),
    }
  })
}

const cellsAt = (rows: readonly CellRow[], at: number): Cell[] =>
  rows.flatMap((row) => {
    const [group, person] = row
    const [judged, incorrect] = [Number(row[at]), Number(row[at + 1])]
    return person !== null && judged > 0 ? [{ group, person, judged, incorrect }] : []
  })

const judgedAt = (principle: number): number => 2 + principle * 2

const sumOf = (rows: readonly CellRow[], column: number): number =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0)

function rowsByGroup(cells: readonly CellRow[]): Map<string, CellRow[]> {
  const groups = new Map<string, CellRow[]>()
  for (const cell of cells) {
    const rows = groups.get(cell[0])
    if (rows) rows.push(cell)
    else groups.set(cell[0], [cell])
  }
  return groups
}

const COUNTS = sql.join(
  PRINCIPLES.map((principle) => {
    const verdict = sql.ref(`observation.${ANSWER_COLUMNS[principle]}`)
    return sql`count(${verdict})::int as ${sql.ref(`judged_${principle}`)},
      (count(*) filter (where not ${verdict}))::int as ${sql.ref(`incorrect_${principle}`)}`
  }),
)

const VERDICTS = sql.join(
  PRINCIPLES.map((principle) => sql.ref(`observation.${ANSWER_COLUMNS[principle]}`)),
)

const COUNTED = sql.join(
  PRINCIPLES.flatMap((principle) => [
    sql.ref(`judged_${principle}`),
    sql.ref(`incorrect_${principle}`),
  ]),
)

/** Key of the individual, also without an account; null: unknown. */
export const PERSON = sql`coalesce(observation.observee_id, md5(lower(coalesce(nullif(observation.unlinked_observee_employee_id,
  ''), nullif(observation.unlinked_observee_name, ''))))::uuid)`
