/** Reads on the embedded engine in a folder while it writes or streams much: a copy answers them. */
import { EventEmitter, once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { rowWriterIn } from '#server/app/factories/insertRows.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { sql } from '#server/platform/db/sql.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-copy-'))
const copies = join(dataDir, 'copies')

mkdirSync(join(copies, 'left by a killed process'), { recursive: true })
const db = await openDatabase({ databaseUrl: null, dataDir, rowSecurity: 'writes' })
await migrate(db)
const scope = { clientId: (await buildClient(db)).id }
for (const name of ['A', 'B', 'C']) await buildLocation(db, { client_id: scope.clientId, name })

afterAll(async () => {
  await db.close()
  expect(readdirSync(copies)).toEqual([])
  rmSync(dataDir, { recursive: true, force: true })
})

const MANY = { rowCount: 20_000 }

async function names(): Promise<string[]> {
  const rows = await db.read(scope, (tables) =>
    tables.from('locations').select('name').orderBy('name'),
  )
  return rows.map(({ name }) => name)
}

/** The engine counts a table’s rows when it analyses it. */
async function isAnalysed(table: string): Promise<boolean> {
  const [found] = await db.read<{ rows: number }>('every client', (tables) =>
    tables.sql(() => sql`select reltuples as rows from pg_class where relname = ${table}`),
  )
  return Number(found?.rows) >= 0
}

it('[38.6] [39.9] reads are answered while much is written, from what was committed before', async () => {
  expect(existsSync(join(copies, 'left by a killed process'))).toBe(false)
  const steps = new EventEmitter()
  const written = once(steps, 'written')
  const mayCommit = once(steps, 'may commit')
  const write = db.write(
    scope,
    async (transaction) => {
      await buildLocation(rowWriterIn(transaction), { client_id: scope.clientId, name: 'D' })
      steps.emit('written')
      await mayCommit
    },
    MANY,
  )
  await written
  expect(await names()).toEqual(['A', 'B', 'C'])
  const next = buildLocation(db, { client_id: scope.clientId, name: 'E' })
  expect(await names()).toEqual(['A', 'B', 'C'])
  expect(await isAnalysed('locations')).toBe(false)
  steps.emit('may commit')
  await write
  expect(await names()).toContain('D')
  expect(await isAnalysed('locations'), 'before the write is answered').toBe(true)
  await next
  expect(await names()).toEqual(['A', 'B', 'C', 'D', 'E'])
})

it('[39.9] a write that fails leaves nothing, and reads are the database’s again', async () => {
  const before = await names()
  await expect(
    db.write(
      scope,
      async (transaction) => {
        await buildLocation(rowWriterIn(transaction), { client_id: scope.clientId, name: 'Z' })
        throw new Error('No.')
      },
      MANY,
    ),
  ).rejects.toThrow('No.')
  expect(await names()).toEqual(before)
})

it('[39.1] [39.9] a long stream keeps nobody waiting, and sees no change after its beginning', async () => {
  const before = await names()
  const seen: string[] = []
  const rows = db.stream<[string]>(
    scope,
    (tables) =>
      tables.sql(
        (tenantFilter) =>
          sql`select l.name from locations l where ${tenantFilter('l')} order by l.name`,
      ),
    { rows: 1, ...MANY },
  )
  for await (const batch of rows) {
    if (seen.length === 0) await buildLocation(db, { client_id: scope.clientId, name: 'AA' })
    seen.push(...batch.map(([name]) => name))
  }
  expect(seen).toEqual(before)
  expect(await names()).toContain('AA')
})
