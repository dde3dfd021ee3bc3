/** Writes beside a migration and beside each other, on PostgreSQL's locks. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import type { Database, Transaction } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { sql } from '#server/platform/db/sql.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { testDatabase } from '#test/support/testDatabase.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''

const WRITES = 200
const WRITES_A_SECOND = 20

it.runIf(server)(
  '[48.13] a migration of two tables refuses no write that processes of the version before send meanwhile, and gets done',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'liftwise-migrations-'))
    cpSync(join(projectRoot, 'src/server/platform/db/migrations'), folder, { recursive: true })
    writeFileSync(
      join(folder, '9999_next.sql'),
      // Between its locks it works, as one does that fills a column.
      `alter table departments add column next text; select pg_sleep(0.2);
       alter table locations add column next text;`,
    )
    const db = (await testDatabase('writes')) as Database & { pool: Pool }
    const lock = (table: string) => `lock table ${table} in row exclusive mode`
    // The write of the version before repeats nothing, and takes the tables in the other order, as a write and a migration may.
    const write = async () => {
      const client = await db.pool.connect()
      try {
        await client.query(`begin; ${lock('locations')}`)
        await client.query('select pg_sleep(0.02)')
        await client.query(`${lock('departments')}; commit`)
        return null
      } catch (error) {
        await client.query('rollback')
        return error
      } finally {
        client.release()
      }
    }
    let migrated: unknown = 'not yet'
    const writes: Promise<unknown>[] = []
    for (let sent = 0; sent < WRITES; sent += 1) {
      writes.push(write())
      if (sent === 20)
        void migrate(db, folder).then(
          () => (migrated = 'done'),
          (error: unknown) => (migrated = error),
        )
      await wait(1_000 / WRITES_A_SECOND)
    }
    expect((await Promise.all(writes)).filter((refusal) => refusal !== null)).toEqual([])
    await expect.poll(() => migrated, { timeout: 20_000 }).toBe('done')
    expect((await db.pool.query('select next from locations')).rows).toEqual([])
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  },
)

it.runIf(server)(
  '[39.12] of two writes that wait for each other both are saved, each once: the one that PostgreSQL ends runs again',
  async () => {
    const db = await testDatabase('writes')
    const [clientId, first, second] = [uuid(), uuid(), uuid()] as const
    const scope = { clientId }
    await db.write(scope, async (transaction) => {
      await transaction.run((tables) =>
        tables.insert('clients').values({ id: clientId, company_name: 'Company' }),
      )
      await transaction.run((tables) =>
        tables
          .insert('locations')
          .values([first, second].map((id) => ({ client_id: clientId, id, name: `Dock ${id}` }))),
      )
    })
    const both = meeting()
    let attempts = 0
    const rename = (text: string, ids: readonly [string, string]) =>
      db.write(scope, async (transaction) => {
        attempts += 1
        await append(transaction, ids[0], text)
        await both()
        await append(transaction, ids[1], text)
        return text
      })
    const saved = await Promise.all([rename('A', [first, second]), rename('B', [second, first])])
    expect([saved, attempts]).toEqual([['A', 'B'], 3])
    const names = await db.read<{ name: string }>(scope, (tables) =>
      tables.from('locations').select('name'),
    )
    for (const { name } of names) expect(name).toMatch(/(AB|BA)$/)
    await db.close()
  },
)

const append = (transaction: Transaction, id: string, text: string) =>
  transaction.sql(
    (tenantFilter) =>
      sql`update locations l set name = l.name || ${text} where ${tenantFilter('l')} and l.id = ${id}`,
  )

/** Returns a function whose first two calls wait for each other; later ones do not wait. */
function meeting(): () => Promise<void> {
  let came = 0
  let meet: () => void = () => undefined
  const met = new Promise<void>((resolve) => (meet = resolve))
  return async () => {
    came += 1
    if (came >= 2) meet()
    await met
  }
}
