/** Observations as rows of a sheet: the columns of the list, all of its rows, in its order. */
import type { ObservationSort } from '#api/generated/contract.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import { VERDICT_WORDS } from '#domain/observations/verdict.ts'
import { columnLabels } from '#domain/sheets/columnLabels.ts'
import { enumWords } from '#domain/sheets/enumWords.ts'
import type { Database, InReach } from '../db/database.ts'
import { foundBy, type ObservationQuery } from '../observations/observationQuery.ts'
import { columnsOf } from '../observations/observationSource.ts'
import { OBSERVATION_SORTS, orderOf } from '../observations/observationSorts.ts'
import { clientInstant, fullName, inWords, orEmpty, packed } from './cellExpressions.ts'
import type { ExportedClient } from './exportedClientQueries.ts'
import { newBorder, type PackedRows } from './packedRows.ts'
import { ROWS_OF_A_BATCH } from './rowsOfABatch.ts'
import type { SheetColumn } from './sheetColumn.ts'
import { sql, type Sql } from '../db/sql.ts'

type Shown = Pick<ObservationListInput, 'showDeleted'>

const LABELS = columnLabels.allobservations

/** In the order of `cellsOf`. */
export function observationColumns(
  { ai_enabled: hasAi }: Pick<ExportedClient, 'ai_enabled'>,
  { showDeleted }: Shown,
): SheetColumn[] {
  const text = (label: string): SheetColumn => ({ label, kind: 'text' })
  const instant = (label: string): SheetColumn => ({ label, kind: 'instant' })
  return [
    instant(LABELS.date),
    text(LABELS.observee.firstname),
    text(LABELS.technique),
    text(LABELS.task.name),
    text(LABELS.location.name),
    text(LABELS.department.name),
    text(LABELS.user.firstname),
    text(LABELS.review_type),
    ...(hasAi ? [text(LABELS.ai_review_status)] : []),
    ...(showDeleted ? [instant(LABELS.deleted_at)] : []),
  ]
}

export interface ExportedObservations extends ObservationQuery {
  client: ExportedClient
  sort: ObservationSort
}

export async function* streamObservations(
  db: Database,
  exported: ExportedObservations,
): AsyncGenerator<PackedRows> {
  const border = newBorder()
  const found = db.stream<[string]>(
    exported.access,
    (tables) => tables.sql((inReach) => exportedRows(inReach, exported, border)),
    { rows: ROWS_OF_A_BATCH },
  )
  for await (const batch of found) yield { rows: batch.map(([row]) => row), border }
}

/** As the list sorts, without the page. */
function exportedRows(inReach: InReach, exported: ExportedObservations, border: string): Sql {
  const { sort } = exported
  const { columns, join, key } = OBSERVATION_SORTS[sort.column]
  const needed = [...new Set([...columns, ...COLUMNS])]
  const { ctes, branches } = foundBy(inReach, exported, { columns: needed, first: null })
  const found = branches.map((rows) => sql`select ${columnsOf(needed)} ${rows}`)
  return sql`${ctes} select ${packed(cellsOf(exported), border)}
    from (${sql.join(found, sql` union all `)}) o ${join(inReach)} ${joins(inReach)}
    ${orderOf(sort, { key, date: sql`o.date`, id: sql`o.id` })}`
}

/** Beside those that every search has. */
const COLUMNS = [
  'unlinked_observee_name',
  'unlinked_observee_employee_id',
  'technique',
  'review_type',
  'ai_review_status',
  'deleted_at',
]

function cellsOf({ client, filter }: ExportedObservations): Sql[] {
  const instant = (column: Sql) => clientInstant(column, client.time_zone)
  return [
    instant(sql`o.date`),
    sql`coalesce(oe.name, nullif(o.unlinked_observee_name, ''),
      nullif(o.unlinked_observee_employee_id, ''), ${MESSAGES.notApplicable})`,
    inWords(sql`o.technique`, VERDICT_WORDS, VERDICT_WORDS.unknown),
    sql`t.name`,
    sql`l.name`,
    sql`d.name`,
    sql`ob.name`,
    inWords(sql`o.review_type`, enumWords.reviewType),
    ...(client.ai_enabled
      ? // Only what an analysis has judged can be reviewed.
        [
          sql`case when o.review_type <> 'MANUAL_TASK' then
            ${inWords(sql`o.ai_review_status`, enumWords.aiReviewStatus)} else '' end`,
        ]
      : []),
    ...(filter.showDeleted ? [orEmpty(instant(sql`o.deleted_at`))] : []),
  ]
}

const joins = (inReach: InReach): Sql => sql`
  join tasks t on ${inReach('t')} and t.id = o.task_id
  join locations l on ${inReach('l')} and l.id = o.location_id
  join departments d on ${inReach('d')} and d.id = o.department_id
  join lateral (${nameOf(sql`o.user_id`, inReach)}) ob on true
  left join lateral (${nameOf(sql`o.observee_id`, inReach)}) oe on true`

/** Not merged into the rest (`offset 0`), so that it is put together once for each person and remembered. */
const nameOf = (id: Sql, inReach: InReach): Sql =>
  sql`select ${fullName('p')} as name from users p where ${inReach('p')} and p.id = ${id} offset 0`
