/** Counts what stands out again from the last finished action on it: what was before is no reason to look once more. */
import type { AnalysedKind } from '#api/generated/contract.ts'
import type { Principle } from '#domain/observations/principles.ts'
import type { AnalysedGroup, GroupedPrinciple } from '#domain/taskAnalysis/analysedGroups.ts'
import type { Cell } from '#domain/taskAnalysis/fitEffects.ts'
import { visibleTaskAction } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ObservationQuery } from '../observations/observationConditions.ts'
import type { AnalysisInput, AnalysisOutput } from './analysisThread.ts'
import { readGroup } from './taskAnalysisQueries.ts'

type Group = AnalysedGroup<Principle>

export interface CountedSince {
  doneAt: Date
  /** null: nobody was observed since. */
  group: Group | null
}

interface FinishedAction {
  group: string
  principle: Principle
  done_at: Date
}

/** Returns what is counted again, by its group; with all others as they are in the whole period. */
export async function countSinceActions(
  db: Database,
  query: ObservationQuery,
  { by, principles, groups, analyse }: Analysed,
): Promise<Map<Group, CountedSince>> {
  const named = groups.filter(({ isNamed }) => isNamed)
  const finished = await readFinished(db, query, by, named)
  if (finished.length === 0) return new Map()
  const since = await Promise.all(
    finished.map(async ({ group, principle, done_at: from }) => {
      const read = await readGroup(db, { ...query, days: { ...query.days, from } }, by, group)
      return { group, counted: read.find(({ key }) => key === principle) }
    }),
  )
  const again = await analyse(
    principles.map((one) =>
      since.reduce(
        (whole, { group, counted }) =>
          counted?.key === one.key ? replaceGroup(whole, group, counted) : whole,
        one,
      ),
    ),
  )
  return new Map(
    named.flatMap((group) => {
      const isOf = (of: { group: string }, key: Principle) =>
        of.group === group.group && key === group.key
      const action = finished.find((one) => isOf(one, one.principle))
      const found = again.find((one) => isOf(one, one.key)) ?? null
      return action ? [[group, { doneAt: new Date(action.done_at), group: found }]] : []
    }),
  )
}

interface Analysed {
  by: AnalysedKind
  principles: AnalysisInput
  groups: AnalysisOutput
  analyse: (principles: AnalysisInput) => Promise<AnalysisOutput>
}

/** The last one of each within the days: after an earlier one all of them count. */
async function readFinished(
  db: Database,
  { access, days }: ObservationQuery,
  by: AnalysedKind,
  named: readonly Group[],
): Promise<FinishedAction[]> {
  if (named.length === 0) return []
  const column = sql.ref(by === 'TASK' ? 'action.task_id' : 'action.location_id')
  return db.sql<FinishedAction>(
    access,
    (
      tenantFilter,
    ) => sql`select ${column} as "group", action.principle, max(action.done_at) as done_at
        from task_actions action
        join unnest(${named.map(({ group }) => group)}::uuid[], ${named.map(({ key }) => key)}::text[])
          as named (id, principle) on named.id = ${column} and named.principle = action.principle
        where ${tenantFilter('action')} and action.deleted_at is null and ${visibleTaskAction(access, 'action', tenantFilter)}
          and action.done_at >= coalesce(${days.from}::timestamptz, '-infinity')
          and action.done_at < coalesce(${days.before}::timestamptz, 'infinity')
        group by 1, 2`,
  )
}

function replaceGroup(
  whole: GroupedPrinciple<Principle>,
  group: string,
  counted: GroupedPrinciple<Principle>,
): GroupedPrinciple<Principle> {
  const others = (cells: readonly Cell[]) => cells.filter((cell) => cell.group !== group)
  return {
    ...whole,
    cells: [...others(whole.cells), ...counted.cells],
    observers: [...others(whole.observers), ...counted.observers],
    totals: [...whole.totals.filter((total) => total.group !== group), ...counted.totals],
  }
}
