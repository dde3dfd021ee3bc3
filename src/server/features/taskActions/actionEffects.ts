/** Counts what was observed before and after actions, by person. */
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import {
  type ActionEffect,
  compareSides,
  effectWindows,
  type PersonSides,
} from '#domain/taskActions/actionEffect.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { PERSON } from '../taskAnalysis/taskAnalysisQueries.ts'
import type { TaskActionRow } from './taskActionQueries.ts'

/** In one statement; null: it is not done. All are of the client of the access. */
export async function readEffects(
  db: Database,
  access: Access,
  actions: readonly TaskActionRow[],
  now: Date,
): Promise<((ActionEffect & { days: number }) | null)[]> {
  const done = actions.flatMap((action, index) =>
    action.done_at
      ? [{ index, ...action, done_at: action.done_at, ...effectWindows(action.done_at, now) }]
      : [],
  )
  const rows =
    done.length === 0
      ? []
      : await db.sql<{ index: number; sides: [number, number, number, number][] }>(
          access,
          (tenantFilter) => statement(tenantFilter, access, done),
          { isPlannedByValues: true },
        )
  return actions.map(({ done_at }, index) => {
    if (!done_at) return null
    const { days } = effectWindows(done_at, now)
    const people = rows.find((row) => row.index === index)?.sides ?? []
    const effect = compareSides(
      people.map(([judgedBefore, incorrectBefore, judgedAfter, incorrectAfter]): PersonSides => ({
        before: { judged: judgedBefore, incorrect: incorrectBefore },
        after: { judged: judgedAfter, incorrect: incorrectAfter },
      })),
    )
    return { ...effect, days }
  })
}

interface DoneAction extends TaskActionRow {
  index: number
  done_at: Date
  from: Date
  until: Date
}

function statement(
  tenantFilter: TenantFilter,
  access: Access,
  done: readonly DoneAction[],
): Sql<{ index: number; sides: [number, number, number, number][] }> {
  const observed = (column: 'task_id' | 'location_id') => sql`
    select ${PERSON} as person, observation.date, ${VERDICT} as verdict from observations observation
    where ${tenantFilter('observation')} and ${visibleObservation(access, 'observation')} and observation.deleted_at is null
      and ${sql.ref(`observation.${column}`)} = ${sql.ref(`action.${column}`)} and observation.date >= action.starts
        and observation.date < action.ends`
  return sql`with actions as (
      select * from unnest(${done.map(({ index }) => index)}::int[], ${done.map(({ task }) => task?.id ?? null)}::uuid[],
        ${done.map(({ location }) => location?.id ?? null)}::uuid[], ${done.map(({ principle }) => principle)}::text[],
        ${done.map(({ from }) => from)}::timestamptz[], ${done.map((one) => one.done_at)}::timestamptz[],
        ${done.map(({ until }) => until)}::timestamptz[])
        as action (place, task_id, location_id, principle, starts, done_at, ends)
    ), people as (
      select action.place, observed.person,
        count(*) filter (where observed.date < action.done_at)::int as judged_before,
        count(*) filter (where observed.date < action.done_at and not observed.verdict)::int as incorrect_before,
        count(*) filter (where observed.date >= action.done_at)::int as judged_after,
        count(*) filter (where observed.date >= action.done_at and not observed.verdict)::int as incorrect_after
      from actions action
        cross join lateral (${observed('task_id')} union all ${observed('location_id')}) observed
      where observed.verdict is not null and observed.person is not null
      group by action.place, observed.person)
    select place as index,
      json_agg(json_build_array(judged_before, incorrect_before, judged_after, incorrect_after)) as sides
    from people group by place`
}

/** The verdict on the principle of the alias `action`. */
const VERDICT = sql`case action.principle ${sql.join(
  PRINCIPLES.map(
    (principle) =>
      sql`when ${sql.lit(principle)} then ${sql.ref(`observation.${ANSWER_COLUMNS[principle]}`)}`,
  ),
  sql` `,
)} end`
