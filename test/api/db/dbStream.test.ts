/** Guarantees of streamed rows, on every engine. */
import { v7 as uuid } from 'uuid'
import { afterAll, expect, it } from 'vitest'
import type { ReadableTables } from '#server/platform/db/database.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import { sql } from '#server/platform/db/sql.ts'

const db = await testDatabase()
const clientId = (await buildClient(db)).id
const scope = { clientId }

afterAll(() => db.close())

type Numbered = [number, string]

/** Selects `last` rows, independent of the tables. */
const upTo = (last: number) => (tables: ReadableTables) =>
  tables.sql(
    (tenantFilter) => sql`select n, 'row ' || n from generate_series(1, ${last}::int) n
      where exists (select from clients c where ${tenantFilter('c')}) order by n`,
  )

it.each([0, 1, 99, 100, 101, 800, 801, 25_000])(
  '[39.1] gives each of %d rows once, in order',
  async (rows) => {
    const seen: Numbered[] = []
    const sizes: number[] = []
    for await (const batch of db.stream<Numbered>(scope, upTo(rows), { rows: 100 })) {
      sizes.push(batch.length)
      seen.push(...batch)
    }
    expect(seen.map(([n]) => n)).toEqual(Array.from({ length: rows }, (_, index) => index + 1))
    expect(seen[0]?.[1]).toBe(rows > 0 ? 'row 1' : undefined)
    expect(sizes.slice(0, -1).every((size) => size === 100)).toBe(true)
  },
)

it('[39.1] sees what was there when it began, and lets others read and write meanwhile', async () => {
  const before = new Set<string>()
  for (let index = 0; index < 30; index += 1)
    before.add((await buildLocation(db, { client_id: clientId, name: `Before ${index}` })).id)
  const seen: string[] = []
  const locations = (tables: ReadableTables) => tables.from('locations').select('id').orderBy('id')
  for await (const batch of db.stream<[string]>(scope, locations, { rows: 2 })) {
    if (seen.length < 6)
      await buildLocation(db, { client_id: clientId, name: `Meanwhile ${uuid()}` })
    expect(await db.read(scope, (tables) => tables.from('clients').select('id'))).toHaveLength(1)
    seen.push(...batch.map(([id]) => id))
  }
  expect(seen.toSorted()).toEqual([...before].toSorted())
  expect((await db.read(scope, locations)).length).toBeGreaterThan(before.size)
})

it('[39.1] reaches no other client’s rows', async () => {
  const other = await buildClient(db)
  const theirs = await buildLocation(db, { client_id: other.id, name: 'Theirs' })
  const rows = async (who: { clientId: string } | 'every client') => {
    const all: string[] = []
    const ids = (tables: ReadableTables) => tables.from('locations').select('id')
    for await (const batch of db.stream<[string]>(who, ids, { rows: 10 }))
      all.push(...batch.map(([id]) => id))
    return all
  }
  expect(await rows({ clientId: other.id })).toEqual([theirs.id])
  expect(await rows(scope)).not.toContain(theirs.id)
  expect(await rows('every client')).toContain(theirs.id)
})

it('[39.1] may be left at any row, and leaves nothing behind', async () => {
  for (let times = 0; times < 20; times += 1)
    for await (const batch of db.stream<Numbered>(scope, upTo(5_000), { rows: 10 })) {
      expect(batch).toHaveLength(10)
      break
    }
  const failing = async () => {
    for await (const batch of db.stream<Numbered>(scope, upTo(5_000), { rows: 10 }))
      throw new Error(`changed my mind at ${batch.length}`)
  }
  for (let times = 0; times < 20; times += 1)
    await expect(failing()).rejects.toThrow('changed my mind at 10')
  expect(await openCursors()).toBe(0)
})

it('[39.1] tells an error of the statement, at its beginning or in its middle', async () => {
  const first = db.stream<[number]>(
    scope,
    (tables) => tables.sql((tenantFilter) => sql`select 1 / 0 where ${tenantFilter('nobody')}`),
    { rows: 10 },
  )
  await expect(all(first)).rejects.toThrow(/nobody/)
  const failsAt = (bad: number) => (tables: ReadableTables) =>
    tables.sql(
      (tenantFilter) => sql`select 1 / (${bad}::int - n) from generate_series(1, 20000) n
        where exists (select from clients c where ${tenantFilter('c')})`,
    )
  for (let times = 0; times < 20; times += 1)
    await expect(all(db.stream(scope, failsAt(15_000), { rows: 100 }))).rejects.toThrow(
      'division by zero',
    )
  expect(await db.read(scope, (tables) => tables.from('clients').select('id'))).toHaveLength(1)
  expect(await openCursors()).toBe(0)
})

it('[39.2] is refused inside a transaction, which would wait forever on a single connection', async () => {
  const write = db.write(scope, async () => all(db.stream(scope, upTo(10), { rows: 5 })))
  await expect(write).rejects.toThrow('Inside a transaction use the transaction')
})

async function all(batches: AsyncIterable<readonly (readonly unknown[])[]>) {
  const rows: (readonly unknown[])[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}

/**
 * Returns the open cursors of this connection; on PostgreSQL cursors end with their transactions, so none may remain.
 */
async function openCursors(): Promise<number> {
  const [found] = await db.sql<{ open: number }>(
    'every client',
    () => sql`select (select count(*) from pg_cursors where name like 'streamed%')::int
        + (select count(*) from pg_stat_activity where state like 'idle in transaction%'
            and datname = current_database())::int as open`,
  )
  return found?.open ?? Number.NaN
}
