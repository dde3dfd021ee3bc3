/** The demo is removed from an installation with companies of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { removeDemo } from '#server/app/demo/removeDemo.ts'
import { seedDemoIfEmpty } from '#server/app/demo/seedDemo.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import type { Database } from '#server/platform/db/database.ts'
import { TENANT_TABLES } from '#server/platform/db/tables.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { asOwner, testDatabase } from '#test/support/testDatabase.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-demo-'))
const files = diskFileStore({ folder, secret: 'the secret of this test' })

const db = (await testDatabase('writes')) as Database & { pool: Pool }
await seedDemoIfEmpty({ db, files })
const demoIds = (await asOwner<{ id: string }>(db, 'select id from clients')).map(({ id }) => id)
const manager = await asOwner<{ id: string }>(
  db,
  `select id from users where type = 'PROVIDER_SUPER_USER'`,
)
const own = await buildClient(db, { account_manager_id: manager[0]?.id ?? null })
const ownId = own.id
await buildObservation(db, { client_id: ownId })
await files.put('logos/own.png', Buffer.from('logo'), 'image/png')

afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const rowsOf = async (ids: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  for (const table of TENANT_TABLES) {
    const rows = await asOwner(db, `select from ${table} where client_id = any ($1) limit 1`, [ids])
    if (rows.length > 0) found.push(table)
  }
  return found
}

it('[38.23] where somebody added an account to a company of the demo, it stays and is named', async () => {
  const northwind = await asOwner<{ id: string }>(
    db,
    `select id from clients where company_name = 'Northwind Logistics'`,
  )
  const added = await buildUser(db, { client_id: northwind[0]!.id, email: 'real@northwind.test' })
  await expect(removeDemo({ pool: db.pool, files }, { withAdded: false })).rejects.toThrow(
    'Accounts that the demo did not make belong to Northwind Logistics (real@northwind.test). Nothing was removed.',
  )
  await asOwner(db, 'delete from users where id = $1', [added.id])
})

it('[38.23] the demo goes with its rows and files, and nothing else', async () => {
  const kept = await rowsOf([ownId])
  const { removed, isEmpty } = await removeDemo({ pool: db.pool, files }, { withAdded: false })
  expect(removed).toEqual(['Contoso Retail', 'Fabrikam Closed', 'Liftwise', 'Northwind Logistics'])
  expect(isEmpty).toBe(false)
  expect(await rowsOf(demoIds)).toEqual([])
  expect(await rowsOf([ownId])).toEqual(kept)
  const left = await asOwner<{ id: string; account_manager_id: string | null }>(
    db,
    'select id, account_manager_id from clients',
  )
  expect(left).toEqual([{ id: ownId, account_manager_id: null }])
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  expect(keys).toEqual(['logos/own.png'])
})

it('[38.23] the provider’s own company stays for an account that was added to it', async () => {
  const provider = await buildClient(db, { company_name: 'Liftwise' })
  const [demo, own] = [true, false].map((is_demo) =>
    buildUser(db, { client_id: provider.id, type: 'PROVIDER_SUPER_USER', is_demo }),
  )
  await Promise.all([demo, own])
  const result = await removeDemo({ pool: db.pool, files }, { withAdded: false })
  expect(result).toMatchObject({ removed: [], kept: 'Liftwise' })
  const accounts = await asOwner<{ is_demo: boolean; deleted: boolean }>(
    db,
    'select is_demo, deleted_at is not null as deleted from users where client_id = $1 order by is_demo',
    [provider.id],
  )
  expect(accounts).toEqual([
    { is_demo: false, deleted: false },
    { is_demo: true, deleted: true },
  ])
})
