/** Finds the clients whose roll-ups are outdated, and recounts some days of one. */
import type { Database, Transaction } from '../../platform/db/database.ts'
import { dayCounts } from './rollupRows.ts'
import {
  localDay,
  localDaysOfUtcDay,
  dayLowerBound,
  dayUpperBound,
} from '../../context/listSql/localDays.ts'
import {
  isCountedForAllClients,
  referenceSql,
  ROLLUP_KINDS,
  type RollupKind,
} from './rollupKinds.ts'
import { sql } from '../../platform/db/sql.ts'

/** Returns clients with dirty days, and last those whose time zone differs from the counted one. */
export async function readStaleClients(db: Database): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    'every client',
    () => sql`select c.id from clients c
        left join observation_rollup_zones z on z.client_id = c.client_id
        where z.time_zone is distinct from c.time_zone
          or exists (select from observation_dirty_days m where m.client_id = c.client_id)
        order by z.time_zone is distinct from c.time_zone, c.id`,
  )
  return rows.map(({ id }) => id)
}

/** This many observations are read in a millisecond or two. */
const SMALL_CLIENT_OBSERVATIONS = 5_000

/**
 * Recounts at most `most` dirty days, the latest first; returns their number, or null if another process is refreshing
 * this client. The lock is a separate statement, so that the next ones see all that its last holder committed.
 */
export function refreshRollups(
  db: Database,
  {
    clientId,
    maxDays,
    few = SMALL_CLIENT_OBSERVATIONS,
  }: { clientId: string; maxDays: number; few?: number },
): Promise<number | null> {
  return db.write({ clientId }, async (transaction) => {
    if (!(await tryLockRollups(transaction, clientId))) return null
    await trackTimeZone(transaction, few)
    const days = await claimDirtyDays(transaction, maxDays)
    if (days.length > 0) await recountDays(transaction, days)
    return days.length
  })
}

async function tryLockRollups(transaction: Transaction, clientId: string): Promise<boolean> {
  const [row] = await transaction.sql<{ locked: boolean }>(
    (tenantFilter) => sql`select
          pg_try_advisory_xact_lock(hashtextextended(${`roll-ups ${clientId}`}, 0)) as locked
        from clients c where ${tenantFilter('c')}`,
  )
  return row?.locked ?? false
}

/**
 * After a change of time zone, or when the client first has more than a few observations, marks every day that has a
 * count or observations.
 */
async function trackTimeZone(transaction: Transaction, few: number): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`with moved as (
          insert into observation_rollup_zones as z (client_id, time_zone, counts_records)
          select c.id, c.time_zone,
            exists (select from observation_rollup_zones k where ${tenantFilter('k')} and k.counts_records)
            or exists (select from observations o where ${tenantFilter('o')} and o.deleted_at is null
              offset ${few}::bigint)
          from clients c where ${tenantFilter('c')}
          on conflict (client_id) do update
            set time_zone = excluded.time_zone, counts_records = excluded.counts_records
            where z.time_zone <> excluded.time_zone or z.counts_records <> excluded.counts_records
          returning z.client_id
        )
        insert into observation_dirty_days (client_id, day)
        select v.client_id, d.day from moved v cross join lateral (
          select ${localDay(sql`o.date`, sql`'UTC'`)} from observations o
          where ${tenantFilter('o')} and o.deleted_at is null
          union
          select r.start from observation_rollups r
          where ${tenantFilter('r')} and r.kind = 'all' and r.period = 'day'
        ) as d (day)`,
  )
}

/** Deletes all visible marks of the claimed days, and no others. */
async function claimDirtyDays(transaction: Transaction, maxDays: number): Promise<string[]> {
  const rows = await transaction.sql<{ day: string }>(
    (tenantFilter) => sql`with taken as (
          delete from observation_dirty_days m where ${tenantFilter('m')} and m.day in (
            select distinct n.day from observation_dirty_days n where ${tenantFilter('n')}
            order by n.day desc limit ${maxDays}
          ) returning m.day
        ) select distinct taken.day from taken`,
  )
  return rows.map(({ day }) => day)
}

const ALL_KINDS = Object.keys(ROLLUP_KINDS) as RollupKind[]
const KIND_ROWS = ALL_KINDS.map(
  (kind) =>
    sql`(${sql.lit(kind)}, ${sql.lit(isCountedForAllClients(kind))}, ${referenceSql(kind)})`,
)

/** Adds each change of a day's count to its month and to all time. Sorted, so that ranges are stored together. */
async function recountDays(transaction: Transaction, utcDays: string[]): Promise<void> {
  const emptyCounts = await transaction.sql<EmptyCount>((tenantFilter) => {
    const zone = sql`z.time_zone`
    const storedByKind = ALL_KINDS.map(
      (kind) => sql`select ${sql.lit(kind)} as kind, r.* from days d
          cross join lateral (${dayCounts(tenantFilter, { kind, references: null })} offset 0) r`,
    )
    return sql`with days as materialized (
          select z.client_id, z.time_zone, z.counts_records, l.day, ${dayLowerBound(sql`l.day`, zone)} as lower,
            ${dayUpperBound(sql`(l.day + 1)`, zone)} as upper
          from observation_rollup_zones z
          cross join lateral (
            select distinct s.day::date as day from unnest(${utcDays}::date[]) as u (day)
            cross join lateral ${localDaysOfUtcDay(sql`u.day`, zone)} as s (day)
          ) l
          where ${tenantFilter('z')}
        ), fresh as materialized (
          select d.client_id, d.day, k.kind, k.reference, count(*)::int as total,
            (count(*) filter (where o.technique = 'correct'))::int as correct,
            (count(*) filter (where o.technique = 'incorrect'))::int as incorrect
          from days d
          cross join lateral (
            select o.* from observations o
            where ${tenantFilter('o')} and o.deleted_at is null and o.date >= d.lower and o.date < d.upper
              and ${localDay(sql`o.date`, sql`d.time_zone`)} = d.day offset 0
          ) o
          cross join lateral (values ${sql.join(KIND_ROWS)}) as k (kind, is_of_everybody, reference)
          where k.is_of_everybody or d.counts_records
          group by d.client_id, d.day, k.kind, k.reference
        ), known as materialized (${sql.join(storedByKind, sql` union all `)}), changes as materialized (
          select coalesce(f.kind, w.kind) as kind, coalesce(f.day, w.day) as day,
            coalesce(f.reference, w.reference) as reference,
            coalesce(f.total, 0) - coalesce(w.total, 0) as total,
            coalesce(f.correct, 0) - coalesce(w.correct, 0) as correct,
            coalesce(f.incorrect, 0) - coalesce(w.incorrect, 0) as incorrect
          from fresh f full join known w
            on w.kind = f.kind and w.day = f.day and w.reference = f.reference
          where (f.total, f.correct, f.incorrect) is distinct from (w.total, w.correct, w.incorrect)
        ), tiers as (
          select h.kind, p.period, p.start, h.reference,
            sum(h.total) as total, sum(h.correct) as correct, sum(h.incorrect) as incorrect
          from changes h cross join lateral (values ('day', h.day),
            ('month', date_trunc('month', h.day::timestamp)::date), ('ever', '-infinity'::date)
          ) as p (period, start)
          group by h.kind, p.period, p.start, h.reference
        ), counted as (
          insert into observation_rollups as r
            (client_id, kind, period, start, reference, total, correct, incorrect)
          select z.client_id, t.kind, t.period, t.start, t.reference, t.total, t.correct, t.incorrect
          from tiers t cross join observation_rollup_zones z where ${tenantFilter('z')}
          order by t.kind, t.period, t.start, t.reference
          on conflict (client_id, kind, period, start, reference) do update set
            total = r.total + excluded.total, correct = r.correct + excluded.correct,
            incorrect = r.incorrect + excluded.incorrect
          returning r.kind, r.period, r.start, r.reference, r.total
        )
        select c.kind, c.period, c.start, c.reference from counted c where c.total = 0`
  })
  if (emptyCounts.length > 0) await deleteEmptyCounts(transaction, emptyCounts)
}

interface EmptyCount {
  kind: RollupKind
  period: string
  start: string
  reference: string
}

async function deleteEmptyCounts(transaction: Transaction, emptied: EmptyCount[]): Promise<void> {
  const every = (field: keyof EmptyCount) => emptied.map((one) => one[field])
  await transaction.sql(
    (tenantFilter) => sql`delete from observation_rollups r
        using unnest(${every('kind')}::text[], ${every('period')}::text[], ${every('start')}::date[],
          ${every('reference')}::uuid[]) as e (kind, period, start, reference)
        where ${tenantFilter('r')} and r.kind = e.kind and r.period = e.period and r.start = e.start
          and r.reference = e.reference`,
  )
}
