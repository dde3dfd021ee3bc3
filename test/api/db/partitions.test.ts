/** Tables of clients that are divided by client, on a database of its own. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import type { Digest } from '#server/platform/backup/archiveFormat.ts'
import { digestTable, DUMP_SETTINGS, listTables } from '#server/platform/backup/databaseRows.ts'
import type { Database } from '#server/platform/db/database.ts'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { openDatabase } from '#server/platform/db/openDatabase.ts'
import { partitionTables } from '#server/platform/db/partitionTables.ts'
import { asOwner, testDatabase } from '#test/support/testDatabase.ts'

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

const PARTITIONS = 3
let db: OpenDatabase

beforeAll(async () => {
  db = (await testDatabase('writes', { partitions: 0 })) as OpenDatabase
})
afterAll(() => db.close())

const divide = (report?: (sentence: string) => void) =>
  withOwnerRole(db.pool, (client) => partitionTables(client, PARTITIONS, report))

it('[48.25] a database in use is divided by client: its rows, also in a backup, rules, policies and rights are the same, also after an interruption', async () => {
  for (let client = 0; client < 5; client += 1) await buildObservation(db)
  const before = { rows: await readRows(db), schema: await readSchema(db) }

  const sentences: string[] = []
  const interrupted = divide((sentence) => {
    sentences.push(sentence)
    if (sentence.startsWith('observations') && sentence.includes('100 %'))
      throw new Error('interrupted')
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  expect(await readRows(db)).toEqual(before.rows)
  await buildObservation(db)
  const rows = await readRows(db)
  await divide((sentence) => sentences.push(sentence))

  expect(await readRows(db)).toEqual(rows)
  expect(await readSchema(db)).toEqual(before.schema)
  expect(sentences.filter((sentence) => sentence.startsWith('users ('))).toEqual([
    expect.stringMatching(/^users \(\d+ of \d+\): \d+ rows, 100 %$/),
    expect.stringMatching(/indexes and references$/),
    expect.stringMatching(/divided$/),
  ])
  const [divided] = await asOwner<{ used: number; tables: number }>(
    db,
    `select (select count(distinct tableoid) from observations) as used,
      (select count(*) from pg_inherits where inhparent = 'observations'::regclass) as tables`,
  )
  expect(divided?.tables).toBe(PARTITIONS)
  expect(divided?.used).toBeGreaterThan(1)
})

it('[48.25] a violated rule has the same name as in tables that are not divided', async () => {
  const { client_id } = await buildUser(db, { employee_id: 'E-1' })
  await expect(buildUser(db, { client_id, employee_id: 'E-1' })).rejects.toMatchObject({
    code: '23505',
    constraint: 'users_employee_id',
    table: 'users',
  })
})

it('[48.26] later migrations run on divided tables, and what they add is divided too', async () => {
  await asOwner(db, LATER_MIGRATION)
  await migrate(db)
  const [first, second] = await twoPeople()
  const insert = ({ client_id, id }: Person) =>
    asOwner(db, `insert into mail_refusals (client_id, user_id, kind) values ($1, $2, 'all')`, [
      client_id,
      id,
    ])
  await insert(first)
  await expect(insert(second)).rejects.toMatchObject({ constraint: 'mail_refusals_kind' })
  const [divided] = await asOwner<{ tables: number; indexes: number }>(
    db,
    `select count(*) filter (where tablename = 'mail_refusals') as tables,
      count(*) filter (where indexname = 'users_badge') as indexes
      from pg_indexes where schemaname ~ '^partition_[0-9]+$'`,
  )
  expect(divided).toEqual({ tables: 2 * PARTITIONS, indexes: PARTITIONS })
})

it('[48.25] the number of partitions cannot be changed', async () => {
  await expect(
    withOwnerRole(db.pool, (client) => partitionTables(client, PARTITIONS + 1)),
  ).rejects.toThrow('divided into 3 partitions already')
})

interface Person {
  client_id: string
  id: string
}

/** Of one client. */
async function twoPeople(): Promise<[Person, Person]> {
  const first = await buildUser(db)
  return [first, await buildUser(db, { client_id: first.client_id })]
}

/** A column with a rule, an index, another function of a trigger, and a table that refers to a divided one. */
const LATER_MIGRATION = `
  alter table users add column badge_number int not null default 1 check (badge_number > 0);
  create unique index users_badge on users (client_id, id, badge_number);
  create or replace function mark_added_days() returns trigger language plpgsql as $$
  begin
    insert into observation_dirty_days (client_id, day)
      select distinct n.client_id, (n.date at time zone 'UTC')::date from new_rows n;
    return null;
  end $$;
  drop table mail_refusals;
  create table mail_refusals (
    client_id uuid not null,
    user_id uuid not null,
    kind text not null,
    primary key (client_id, user_id, kind),
    foreign key (client_id, user_id) references users (client_id, id) on delete cascade
  );
  create unique index mail_refusals_kind on mail_refusals (client_id, kind);
  select make_tenant_table('mail_refusals', false);`

/** As a backup has the rows: table → number and checksum. */
const readRows = (database: OpenDatabase): Promise<Record<string, Digest>> =>
  withOwnerRole(database.pool, async (client) => {
    await client.query(`begin; ${DUMP_SETTINGS}`)
    const digests: Record<string, Digest> = {}
    for (const table of await listTables(client))
      digests[table.name] = await digestTable(client, table)
    await client.query('commit')
    return digests
  })

/** All that the tables are, but for their partitions. */
const readSchema = (database: Database) =>
  asOwner(
    database,
    `select conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where connamespace = 'public'::regnamespace and conparentid = 0
      union all select tablename || ' ' || indexname, replace(indexdef, ' ONLY ', ' ')
        from pg_indexes where schemaname = 'public'
      union all select tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(t.oid)
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not tgisinternal and tgparentid = 0 and c.relnamespace = 'public'::regnamespace
      union all select tablename || ' ' || policyname, (p::text) from pg_policies p
      union all select relname, format('%s %s', relrowsecurity,
          (select array_agg(a::text order by a::text) from aclexplode(relacl) a))
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all select p.oid::regprocedure::text, pg_get_functiondef(p.oid) || coalesce(proacl::text, '')
        from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select c.relname || '.' || a.attname, format('%s %s %s %s', a.attnum, format_type(a.atttypid, a.atttypmod),
          a.attnotnull, (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d where d.adrelid = c.oid and d.adnum = a.attnum))
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by 1, 2`,
  )
