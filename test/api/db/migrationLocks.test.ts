/** A migration that finds its table in use; PostgreSQL only, because the embedded engine has one connection. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { newDatabase } from '#test/support/testDatabase.ts'

const server = process.env['TEST_DATABASE_URL'] ?? null
const folder = mkdtempSync(join(tmpdir(), 'liftwise-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.runIf(server)(
  '[48.13] a migration that waits for a table lets others read it, and is done when the table is free',
  async () => {
    cpSync(join(projectRoot, 'src/server/platform/db/migrations'), folder, { recursive: true })
    writeFileSync(join(folder, '9999_next.sql'), 'alter table locations add column next text;')
    const databaseUrl = await newDatabase(server ?? '')
    const db = await openDatabase({ databaseUrl, dataDir: '', rowSecurity: 'writes' })
    await migrate(db)
    const user = await db.pool.connect()
    await user.query('begin; select from locations')
    const migrating = migrate(db, folder)
    await expect.poll(() => waitsForLock(db), { timeout: 10_000 }).toBe(true)
    await db.pool.query('select from locations')
    await user.query('commit')
    user.release()
    await migrating
    expect((await db.pool.query('select next from locations')).rows).toEqual([])
    await db.close()
  },
)

async function waitsForLock({ pool }: Awaited<ReturnType<typeof openDatabase>>): Promise<boolean> {
  const { rows } = await pool.query(`select from pg_locks l where not l.granted
    and l.database = (select oid from pg_database where datname = current_database())`)
  return rows.length > 0
}
