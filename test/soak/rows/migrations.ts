/** The first start is killed at any moment, and two processes start at once: the schema and the demo are as ever. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/startProduct.ts'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { faultsOf, seconds } from '../support/figures.ts'
import type { Installation } from '../support/installation.ts'

export const migrations: SoakRow = {
  name: 'migrations',
  promise:
    'A start that was killed anywhere, and (on PostgreSQL) two at once, lead to the schema and the demo of an undisturbed start',
  engines: ['embedded', 'postgres'],
  unit: 'kills',
  quick: 3,
  full: 40,
  run,
}

async function run({ engine, count, install, progress }: Soak): Promise<Finding> {
  const began = performance.now()
  const reference = await install({ empty: true })
  await (await reference.start()).stop()
  const took = performance.now() - began
  const expected = await describeDatabase(reference)
  const faults: string[] = []
  const migratedBefore: number[] = []
  for (let kill = 1; kill <= count; kill += 1) {
    const installation = await install({ empty: true })
    const { child } = installation.spawn()
    // More of them early: the migrations take the first half, the demo the rest.
    await wait(took * (kill / (count + 1)) ** 2)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    migratedBefore.push(await countMigrations(installation))
    const both = [installation.start()]
    if (engine === 'postgres') both.push(installation.start({ port: await freePort() }))
    const ends = await Promise.all((await Promise.all(both)).map((product) => product.stop()))
    if (ends.some(({ code }) => code !== 0)) faults.push('A process did not end by itself.')
    const found = await describeDatabase(installation)
    for (const [part, value] of Object.entries(expected))
      if (found[part] !== value) faults.push(`The ${part} differ: ${found[part]}, not ${value}.`)
    progress(`kill ${kill}, after ${migratedBefore.at(-1)} migrations`)
  }
  return {
    figure: `an undisturbed start takes ${seconds(took)}; killed after ${migratedBefore.join(', ')} of ${expected['migrations']} migrations`,
    faults: [
      ...new Set(faults),
      ...faultsOf([Number(expected['observations']) > 0, 'The demo was not seeded.']),
    ],
  }
}

async function countMigrations({ query }: Installation): Promise<number> {
  const [table] = await query<{ exists: boolean }>(
    `select to_regclass('public.migrations') is not null as exists`,
  )
  if (!table?.exists) return 0
  const [row] = await query<{ count: number }>(`select count(*)::int as count from migrations`)
  return row?.count ?? 0
}

/** Digests of the catalog, and numbers of rows. */
async function describeDatabase({ query }: Installation): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  // In turn: only one process at a time may open an embedded database.
  for (const [part, sql] of Object.entries(PARTS)) {
    const [row] = await query<{ value: string }>(sql)
    values[part] = row?.value ?? ''
  }
  return values
}

const digest = (text: string, from: string) =>
  `select count(*) || ' ' || coalesce(md5(string_agg(t, ';' order by t)), '') as value from (select ${text} as t ${from}) x`

const PARTS = {
  migrations: `select count(distinct name)::text || case when count(*) = count(distinct name) then '' else ' twice' end as value from migrations`,
  columns: digest(
    `concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)`,
    `from information_schema.columns where table_schema = 'public'`,
  ),
  indexes: digest('indexdef', `from pg_indexes where schemaname = 'public'`),
  constraints: digest(
    `concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))`,
    `from pg_constraint where connamespace = 'public'::regnamespace`,
  ),
  functions: digest(
    `concat_ws(' ', proname, prosrc, proacl)`,
    `from pg_proc where pronamespace = 'public'::regnamespace`,
  ),
  triggers: digest('pg_get_triggerdef(oid)', 'from pg_trigger where not tgisinternal'),
  policies: digest(
    `concat_ws(' ', tablename, policyname, roles, cmd, qual, with_check)`,
    'from pg_policies',
  ),
  clients: 'select count(*)::text as value from clients',
  users: 'select count(*)::text as value from users',
  observations: 'select count(*)::text as value from observations',
}
