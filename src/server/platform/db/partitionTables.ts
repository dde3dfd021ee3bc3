/**
 * Divides the distributed tables by a hash of their client. Partition k of every table is in the schema `partition_k` under the
 * table's own name, and so are its indexes: a violated rule has the same name as without partitions.
 */
import type { ClientBase } from 'pg'
import { rollbackFails } from './connectionRetry.ts'
import { TENANT_TABLES } from './tables.ts'

type Report = (sentence: string) => void

/** Returns the number of partitions; 0: tables are not divided. */
export async function countPartitions(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_namespace where nspname ~ '^partition_[0-9]+$'`,
  )
  return Number(rows[0]?.count)
}

/**
 * Divides each table in a transaction of its own, in which others may read it and writers wait. Called again after an
 * interruption it goes on with the next table; tables and indexes of later migrations are divided by the call after them.
 */
export async function partitionTables(
  client: ClientBase,
  partitions: number,
  report: Report = () => undefined,
): Promise<void> {
  await createSchemas(client, partitions)
  const tables = await listUndivided(client)
  for (const [place, table] of tables.entries()) {
    const label = `${table} (${place + 1} of ${tables.length})`
    await inTransaction(client, () => divide(client, { table, partitions, label, report }))
  }
  await nameIndexesLikeParents(client)
}

async function createSchemas(client: ClientBase, partitions: number): Promise<void> {
  const existing = await countPartitions(client)
  if (existing === partitions) return
  if (existing > 0)
    throw new Error(
      `The tables are divided into ${existing} partitions already; that number cannot be changed.`,
    )
  await inTransaction(client, async () => {
    for (const schema of schemasOf(partitions)) await client.query(`create schema ${schema}`)
  })
}

const schemasOf = (partitions: number): string[] =>
  Array.from({ length: partitions }, (_, remainder) => `partition_${remainder}`)

/** Returns distributed tables that are not divided, in the order of their creation. */
async function listUndivided(client: ClientBase): Promise<string[]> {
  const distributed = Object.entries(TENANT_TABLES).flatMap(([table, placement]) =>
    placement === 'distributed' ? table : [],
  )
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1) order by oid`,
    [distributed],
  )
  return rows.map(({ name }) => name)
}

interface Division {
  table: string
  partitions: number
  /** Names the table in reports. */
  label: string
  report: Report
}

/** Its references from tables that are not divided yet are checked as a whole when these are divided. */
async function divide(
  client: ClientBase,
  { table, partitions, label, report }: Division,
): Promise<void> {
  await client.query(`lock table public.${table} in share mode`)
  const { options, building, removing, restoring } = await readDefinition(client, table)
  await client.query('create schema dividing')
  await client.query(
    `create table dividing.${table} (like public.${table} including all excluding indexes)
      partition by hash (client_id)`,
  )
  for (const [remainder, schema] of schemasOf(partitions).entries())
    await client.query(
      `create table ${schema}.${table} partition of dividing.${table}
        for values with (modulus ${partitions}, remainder ${remainder}) ${options}`,
    )
  await copyRows(client, { table, label, report })
  report(`${label}: indexes and references`)
  await client.query('set local search_path = dividing, public')
  await runAll(client, building)
  await client.query('set local search_path = public')
  await runAll(client, removing)
  await client.query(`drop table public.${table}`)
  await client.query(`alter table dividing.${table} set schema public`)
  await client.query('drop schema dividing')
  await runAll(client, restoring)
  await client.query(`analyze public.${table}`)
  report(`${label}: divided`)
}

async function runAll(client: ClientBase, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}

const PAGES_PER_COPY = 4_096

async function copyRows(
  client: ClientBase,
  { table, label, report }: Pick<Division, 'table' | 'label' | 'report'>,
): Promise<void> {
  const { rows } = await client.query<{ pages: number }>(
    `select (pg_relation_size('public.${table}') / current_setting('block_size')::int)::int as pages`,
  )
  const pages = rows[0]?.pages ?? 0
  let copied = 0
  for (let page = 0; page < pages; page += PAGES_PER_COPY) {
    const { rowCount } = await client.query(
      `insert into dividing.${table} select * from public.${table}
        where ctid >= '(${page},0)' and ctid < '(${page + PAGES_PER_COPY},0)'`,
    )
    copied += rowCount ?? 0
    const share = Math.min(100, Math.floor((100 * (page + PAGES_PER_COPY)) / pages))
    report(`${label}: ${copied} rows, ${share} %`)
  }
}

/** Statements that give the new table what a copy of the columns lacks. */
interface Definition {
  /** Storage parameters of a partition, as a clause. */
  options: string
  /** Indexes and references, in the schema in which the new table is filled. */
  building: string[]
  /** Removes what would keep the old table from being dropped. */
  removing: string[]
  /** References from others, functions, triggers, policies and grants, when the new table has its place. */
  restoring: string[]
}

async function readDefinition(client: ClientBase, table: string): Promise<Definition> {
  const { rows } = await client.query<{
    options: string | null
    build: string | null
    remove: string | null
    restore: string | null
  }>(DEFINITION, [table])
  return {
    options: rows.map(({ options }) => options ?? '').join(''),
    building: rows.flatMap(({ build }) => build ?? []),
    removing: rows.flatMap(({ remove }) => remove ?? []),
    restoring: rows.flatMap(({ restore }) => restore ?? []),
  }
}

const DEFINITION = `
with recursive old as (
  select c.*, format('dividing.%I', c.relname) as filled, format('public.%I', c.relname) as name
  from pg_class c where c.oid = format('public.%I', $1::text)::regclass
), functions as (
  select d.objid, 1 as depth from pg_depend d, old
    where d.classid = 'pg_proc'::regclass
      and ((d.refclassid = 'pg_class'::regclass and d.refobjid = old.oid)
        or (d.refclassid = 'pg_type'::regclass and d.refobjid = old.reltype))
  union
  select d.objid, f.depth + 1 from pg_depend d join functions f
    on d.refclassid = 'pg_proc'::regclass and d.refobjid = f.objid
    where d.classid = 'pg_proc'::regclass and d.objid <> f.objid
)
select 'with (' || array_to_string(old.reloptions, ', ') || ')' as options,
    null as build, null as remove, null as restore, 0 as place, 0::bigint as position from old
union all
select null, replace(pg_get_indexdef(i.indexrelid), ' ON ' || old.name || ' ', ' ON ' || old.filled || ' '), null, null,
    1, i.indexrelid::bigint
  from pg_index i, old where i.indrelid = old.oid
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
union all
select null, format('alter table %s add constraint %I %s', old.filled, k.conname,
      replace(pg_get_constraintdef(k.oid), ' NOT VALID', '')), null, null,
    case k.contype when 'f' then 3 else 2 end, k.oid::bigint
  from pg_constraint k, old where k.conrelid = old.oid and k.contype in ('p', 'u', 'x', 'f') and k.conparentid = 0
union all
select null, null, format('alter table %s drop constraint %I', c.oid::regclass, k.conname),
    format('alter table %s add constraint %I %s%s', c.oid::regclass, k.conname,
      replace(pg_get_constraintdef(k.oid), ' NOT VALID', ''), case c.relkind when 'r' then ' not valid' end),
    4, k.oid::bigint
  from old join pg_constraint k on k.confrelid = old.oid and k.conrelid <> old.oid and k.conparentid = 0
    join pg_class c on c.oid = k.conrelid
union all
select null, null, 'drop function ' || string_agg(f.objid::regprocedure::text, ', '),
    string_agg(pg_get_functiondef(f.objid), ';' order by f.depth), 5, 0
  from (select objid, max(depth) as depth from functions group by objid) f having count(*) > 0
union all
select null, null, null, pg_get_triggerdef(t.oid), 6, t.oid::bigint
  from pg_trigger t, old where t.tgrelid = old.oid and not t.tgisinternal
union all
select null, null, null, format('alter table %s enable row level security', old.name), 7, 0
  from old where old.relrowsecurity
union all
select null, null, null, format('create policy %I on %s as %s for %s to %s', p.policyname, old.name, p.permissive, p.cmd,
      array_to_string(p.roles, ', ')) || coalesce(' using (' || p.qual || ')', '')
    || coalesce(' with check (' || p.with_check || ')', ''), 8, 0
  from pg_policies p, old where p.schemaname = 'public' and p.tablename = old.relname
union all
select null, null, null, format('grant %s on %s to %s', a.privilege_type, old.name, a.grantee::regrole), 9, 0
  from old, aclexplode(old.relacl) a where a.grantee <> old.relowner
order by place, position`

/** Indexes that are created on a divided table get names of their own in each partition. */
async function nameIndexesLikeParents(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ rename: string }>(
    `select format('alter index %s rename to %I', child.oid::regclass, parent.relname) as rename
      from pg_inherits h join pg_class child on child.oid = h.inhrelid join pg_class parent on parent.oid = h.inhparent
      where parent.relkind = 'I' and child.relname <> parent.relname`,
  )
  await inTransaction(client, async () => {
    for (const { rename } of rows) await client.query(rename)
  })
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await rollbackFails(client)
    throw error
  }
}
