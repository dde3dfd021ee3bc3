/** The demo of an empty database is created completely or not at all. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { seedDemoIfEmpty } from '#server/app/demo/seedDemo.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { sql } from '#server/platform/db/sql.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { v7 as uuid } from 'uuid'
import { lockDemoAccounts } from '#server/app/demo/lockDemoAccounts.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { beforeStatement } from '#test/support/beforeStatement.ts'
import { asOwner, testDatabase } from '#test/support/testDatabase.ts'
import { countRows, expectWholeDemo, NOTHING } from './wholeDemo.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = diskFileStore({ folder: join(folder, 'files'), secret: 'the secret of this test' })

const db = await testDatabase('writes')

afterAll(() => db.close())

it('[38.12] a database with other clients gets no demo', async () => {
  await buildClient(db)
  expect(await seedDemoIfEmpty({ db, files })).toBe(false)
  expect(await countRows(db)).toEqual({ ...NOTHING, clients: 1 })
  await asOwner(db, 'delete from clients')
})

it('[38.12] a seed that fails at any statement leaves nothing behind', async () => {
  const fail = () => {
    throw new Error('The database is gone.')
  }
  for (const statement of [1, 4, 40, 130]) {
    const failing = beforeStatement(db, statement, fail)
    await expect(seedDemoIfEmpty({ db: failing, files })).rejects.toThrow('is gone')
    expect(await countRows(db), `at statement ${statement}`).toEqual(NOTHING)
  }
})

it('[38.10] starts at the same time seed one demo, and a later start leaves it as it is', async () => {
  const starts = [1, 2, 3].map(() => seedDemoIfEmpty({ db, files }))
  expect(await Promise.all(starts)).toEqual([true, true, true])
  await expectWholeDemo(db)
  expect(await seedDemoIfEmpty({ db, files })).toBe(true)
  await expectWholeDemo(db)
})

it('[41.23] the newest AI results of the demo have a recording, and so have recent ones that wait for a review', async () => {
  await seedDemoIfEmpty({ db, files })
  const results = await db.sql<{ isWaiting: boolean; at: Date; file: string | null }>(
    'every client',
    (tenantFilter) => sql`select o.date as at, v.file_location as file,
            o.review_type = 'AI' and o.ai_review_status = 'UNREVIEWED' as "isWaiting"
          from observations o join videos v on ${tenantFilter('v')} and v.id = o.video_id
          where ${tenantFilter('o')} and o.review_type <> 'MANUAL_TASK' order by o.date desc`,
  )
  const recently = Date.now() - 29 * 86_400_000
  const shown = results.filter(
    ({ isWaiting, at }, index) => index < 20 || (isWaiting && at.getTime() > recently),
  )
  // The number of the newest that wait depends on the day of the week.
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.map(({ file }) => typeof file)).toEqual(shown.map(() => 'string'))
})

it('[38.15] where the demo’s accounts may not sign in, their sessions end and the start says why', async () => {
  const revoked = async () => {
    const rows = await db.read('every client', (tables) =>
      tables.from('sessions').select('revoked_at'),
    )
    return rows.map(({ revoked_at }) => revoked_at !== null)
  }
  const [person] = await db.read('every client', (tables) =>
    tables.from('users').select(['id', 'client_id']).where('is_demo', '=', true),
  )
  const { id: user_id = '', client_id = '' } = person ?? {}
  await insertRow(db, client_id, 'sessions', {
    client_id,
    id: uuid(),
    user_id,
    token_hash: 'x',
    expires_at: new Date(Date.now() + 60_000),
  })
  const own = {
    demo: true,
    demoAccounts: true,
    host: '127.0.0.1',
    publicUrl: 'https://lift.example',
  }
  expect(await lockDemoAccounts(db, own)).toBeNull()
  expect(await revoked()).toEqual([false])
  expect(await lockDemoAccounts(db, { ...own, demoAccounts: false, host: '0.0.0.0' })).toContain(
    'The demo accounts cannot sign in, because HOST is 0.0.0.0, which other machines can reach',
  )
  expect(await lockDemoAccounts(db, { ...own, demoAccounts: false })).toContain(
    'because PUBLIC_URL is https://lift.example, which other machines can reach',
  )
  expect(await revoked()).toEqual([true])
  expect(await lockDemoAccounts(db, { ...own, demo: false, demoAccounts: false })).toContain(
    'because DEMO is off',
  )
})
