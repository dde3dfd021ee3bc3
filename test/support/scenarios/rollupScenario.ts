/**
 * A client with observations over three years, its roll-ups, and the differences between roll-ups and observations.
 */
import type { Database } from '#server/platform/db/database.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { refreshRollups } from '#server/features/rollups/refreshRollups.ts'
import { rollupRows, type RollupRequest } from '#server/features/rollups/rollupRows.ts'
import { ROLLUP_KINDS, type RollupKind } from '#server/features/rollups/rollupKinds.ts'
import { buildTwoSites } from './twoSites.ts'
import { sql, type Sql } from '#server/platform/db/sql.ts'

export type RollupScenario = Awaited<ReturnType<typeof buildRollupScenario>>

export const KINDS = Object.keys(ROLLUP_KINDS) as RollupKind[]

export async function buildRollupScenario(db: Database, timeZone = 'Europe/Amsterdam') {
  const scenario = await buildTwoSites({ time_zone: timeZone }, db)
  const people = []
  for (let index = 0; index < 5; index += 1) people.push(await buildUser(db, scenario.of))
  const references = {
    locations: [scenario.north.id, scenario.dock.id, scenario.south.id],
    departments: [scenario.goodsIn.id, scenario.transport.id],
    tasks: [scenario.lift.id, scenario.push.id],
    people: people.map(({ id }) => id),
  }
  await write(db, scenario.client.id, (tenantFilter) => {
    const one = (ids: string[], number: string) =>
      sql`(${ids}::uuid[])[1 + (${sql.raw(number)}) % ${sql.lit(ids.length)}]`
    return sql`insert into observations (client_id, id, kind, location_id, department_id, task_id, user_id,
        observee_id, unlinked_observee_name, technique, date, review_type, deleted_at)
      select c.id, gen_random_uuid(), 'MANUAL_OBSERVATION', ${one(references.locations, 'n')},
        ${one(references.departments, 'n / 2')}, ${one(references.tasks, 'n / 3')}, ${one(references.people, 'n')},
        case when n % 6 > 0 then ${one(references.people, 'n / 5')} end, case when n % 6 = 0 then 'Guest ' || n end,
        (array['correct', 'incorrect', 'correct', null])[1 + n % 4],
        '2023-11-15T00:00:00Z'::timestamptz + n * interval '11 hours 7 minutes',
        (array['MANUAL_TASK', 'AI', 'MANUAL_OVERRIDE'])[1 + n / 2 % 3],
        case when n % 13 = 0 then now() end
      from clients c cross join generate_series(0, 2000) as n where ${tenantFilter('c')}`
  })
  return { ...scenario, references }
}

export async function write<Row>(
  db: Database,
  clientId: string,
  statement: (tenantFilter: (alias: string) => Sql<boolean>) => Sql<Row>,
): Promise<Row[]> {
  return db.write({ clientId }, (transaction) => transaction.sql<Row>(statement))
}

/** Refreshes until no dirty day of the client is left. */
export async function refreshUntilClean(db: Database, clientId: string): Promise<void> {
  for (;;) if ((await refreshRollups(db, { clientId, maxDays: 50, few: 0 })) === 0) return
}

export const wholeRollup = (kind: RollupKind): RollupRequest => ({
  kind,
  references: null,
  dateFrom: null,
  dateTo: null,
  byDay: false,
})

/** Returns where the roll-ups and the observations disagree for any of these requests, in a single snapshot. */
export function mismatches(
  db: Database,
  clientId: string,
  ...requests: RollupRequest[]
): Promise<unknown[]> {
  return db.sql({ clientId }, (tenantFilter) => {
    const kinds = new Set(requests.map(({ kind }) => kind))
    const references = [...kinds].map((kind) => sql`(${kind}, ${referenceOf(kind)})`)
    const all = sql` union all `
    return sql`with live as materialized (
          select k.kind, k.reference, (o.date at time zone c.time_zone)::date as day, count(*) as total,
            count(*) filter (where o.technique = 'correct') as correct,
            count(*) filter (where o.technique = 'incorrect') as incorrect
          from observations o join clients c on c.id = o.client_id
            cross join lateral (values ${sql.join(references)}) as k(kind, reference)
          where ${tenantFilter('o')} and o.deleted_at is null and k.reference is not null group by 1, 2, 3
        ), rolled as (${sql.join(
          requests.map((wanted, at) => sumsOf(rollupRows(tenantFilter, wanted), wanted, at)),
          all,
        )}
        ), counted as (${sql.join(
          requests.map((wanted, at) => sumsOf(liveRows(wanted), wanted, at)),
          all,
        )})
        select r.request as rolled_request, r.reference as rolled_reference, r.day as rolled_day, r.total as rolled,
          r.correct as rolled_correct, r.incorrect as rolled_incorrect, n.*
        from rolled r full join counted n on n.request = r.request and n.reference = r.reference
          and coalesce(n.day, 'infinity') = coalesce(r.day, 'infinity')
        where (r.total, r.correct, r.incorrect) is distinct from (n.total, n.correct, n.incorrect)`
  })
}

function referenceOf(kind: RollupKind): Sql {
  const column = ROLLUP_KINDS[kind]
  if (column) return sql.ref(`o.${column}`)
  return kind === 'type'
    ? sql`md5(o.review_type)::uuid`
    : sql`'00000000-0000-0000-0000-000000000000'::uuid`
}

function liveRows({ kind, references, dateFrom, dateTo }: RollupRequest): Sql {
  const conditions = [
    sql`l.kind = ${kind}`,
    ...(dateFrom === null ? [] : [sql`l.day >= ${dateFrom}::date`]),
    ...(dateTo === null ? [] : [sql`l.day <= ${dateTo}::date`]),
    ...(references === null ? [] : [sql`l.reference = any(${references}::uuid[])`]),
  ]
  return sql`select * from live l where ${sql.join(conditions, sql` and `)}`
}

function sumsOf(rows: Sql, { byDay }: RollupRequest, request: number): Sql {
  return sql`select ${sql.lit(request)} as request, f.reference, ${byDay ? sql`f.day` : sql`null::date`} as day,
      sum(f.total) as total, coalesce(sum(f.correct), 0) as correct, coalesce(sum(f.incorrect), 0) as incorrect
    from (${rows}) f group by 2, 3 having sum(f.total) <> 0`
}

/** Checks every kind: in total, by day, and in ranges that begin and end on any day of a month. */
export function allMismatches(db: Database, clientId: string): Promise<unknown[]> {
  return mismatches(db, clientId, ...KINDS.flatMap(readingsOf))
}

/** Returns all requests for one kind of roll-up. */
export function readingsOf(kind: RollupKind): RollupRequest[] {
  const byDay = RANGES.map((range) => ({ ...wholeRollup(kind), ...range, byDay: true }))
  const ranges = RANGES.map((range) => ({ ...wholeRollup(kind), ...range }))
  return [wholeRollup(kind), ...byDay, ...ranges]
}

const RANGES: Pick<RollupRequest, 'dateFrom' | 'dateTo'>[] = [
  { dateFrom: '2024-02-01', dateTo: '2025-01-31' },
  { dateFrom: '2024-03-04', dateTo: '2025-10-26' },
  { dateFrom: '2024-03-31', dateTo: null },
  { dateFrom: null, dateTo: '2025-03-30' },
  { dateFrom: '2024-10-27', dateTo: '2024-10-27' },
]

/** Returns the dirty days that the job has not processed yet. */
export async function dirtyDaysOf(db: Database, clientId: string): Promise<string[]> {
  const rows = await db.read({ clientId }, (tables) =>
    tables.from('observation_dirty_days').select('day').distinct().orderBy('day'),
  )
  return rows.map(({ day }) => day)
}

/** True if the figures come from the roll-ups: then a wrong roll-up shows in them. */
export async function readsCounts(db: Database, clientId: string): Promise<boolean> {
  await write(
    db,
    clientId,
    (tenantFilter) => sql`update observation_rollups r set total = total + 1000
      where ${tenantFilter('r')} and r.period = 'ever' and r.kind = 'all'`,
  )
  const wrong = await mismatches(db, clientId, wholeRollup('all'))
  await write(
    db,
    clientId,
    (tenantFilter) => sql`update observation_rollups r set total = total - 1000
      where ${tenantFilter('r')} and r.period = 'ever' and r.kind = 'all'`,
  )
  return wrong.length > 0
}

/** Updates the first of these observations; a live one by default. */
export async function updateOne(
  db: Database,
  clientId: string,
  set: Sql,
  of: Sql = sql`true`,
  life: Sql = sql`o.deleted_at is null`,
): Promise<void> {
  const changed = await write(
    db,
    clientId,
    (tenantFilter) => sql`update observations c set ${set} where ${tenantFilter('c')} and c.id =
      (select o.id from observations o where ${tenantFilter('o')} and ${life} and ${of} order by o.date limit 1)
      returning c.id`,
  )
  if (changed.length !== 1) throw new Error('There is no such observation to change.')
}

export const DELETED = sql`o.deleted_at is not null`
