/** Expired data is removed, and nothing else. */
import { v7 as uuid } from 'uuid'
import { afterAll, expect, it } from 'vitest'
import type { TableName } from '#server/platform/db/tables.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { deleteExpiredRows } from '#server/app/dataRetention.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import { writeRows } from '#test/support/writeRows.ts'

const NOW = new Date('2028-02-29T12:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

const db = await testDatabase()
const client = await buildClient(db)
const { id } = await buildUser(db, { client_id: client.id })
const person = { client_id: client.id, user_id: id }

afterAll(() => db.close())

const job = (finished: number | null) => ({
  ...person,
  id: uuid(),
  kind: 'mail.weeklySummary' as const,
  subject_id: uuid(),
  state: finished === null ? ('waiting' as const) : ('done' as const),
  due_at: daysAgo(finished ?? 500),
  finished_at: finished === null ? null : daysAgo(finished),
})
const expiring = (expires: number) => ({
  ...person,
  id: uuid(),
  token_hash: uuid(),
  expires_at: daysAgo(expires),
})
const session = (expires: number, revoked: number | null) => ({
  ...expiring(expires),
  revoked_at: revoked === null ? null : daysAgo(revoked),
})
const notification = (read: number | null) => ({
  ...person,
  id: uuid(),
  kind: 'JOB_COMPLETE' as const,
  subject_id: uuid(),
  read_at: read === null ? null : daysAgo(read),
})
const tried = (resets: number) => ({ key: uuid(), used: 1, resets_at: daysAgo(resets) })
const submitted = (created: number) => ({
  ...person,
  operation: 'createObservation',
  key: uuid(),
  result_id: uuid(),
  created_at: daysAgo(created),
})

it('[29.14] removes what is long past and keeps the rest', async () => {
  const kept = {
    jobs: [job(399), job(null)],
    sessions: [session(29, null), session(-1, 29), session(-20, null)],
    password_resets: [expiring(29), expiring(-1)],
    throttles: [tried(0.9), tried(-1)],
    idempotency_keys: [submitted(29)],
    notifications: [notification(179), notification(null)],
  }
  const old = {
    jobs: [job(401), job(800)],
    sessions: [session(31, null), session(-1, 31)],
    password_resets: [expiring(31)],
    throttles: [tried(1.1)],
    idempotency_keys: [submitted(31)],
    notifications: [notification(181)],
  }
  for (const rows of [kept, old]) await insertAll(rows)
  await deleteExpiredRows(db, NOW)
  expect(await counts()).toEqual({
    jobs: 2,
    sessions: 3,
    password_resets: 2,
    throttles: 2,
    idempotency_keys: 1,
    notifications: 2,
  })
})

it('[29.14] removes more than one armful, and goes on where it broke off', async () => {
  const before = await counts()
  await insertAll({ throttles: Array.from({ length: 2_500 }, () => tried(3)) })
  let asked = 0
  await deleteExpiredRows(db, NOW, () => (asked += 1) > 5)
  expect((await counts()).throttles).toBe((before.throttles ?? 0) + 500)
  await deleteExpiredRows(db, NOW)
  expect(await counts()).toEqual(before)
})

const TABLES = [
  'jobs',
  'sessions',
  'password_resets',
  'throttles',
  'idempotency_keys',
  'notifications',
] as const

async function insertAll(rows: Partial<Record<TableName, object[]>>): Promise<void> {
  for (const [table, values] of Object.entries(rows))
    if (values.length > 0)
      await writeRows(db, 'every client', (tables) =>
        tables.insert(table as TableName).values(values as never),
      )
}

async function counts(): Promise<Partial<Record<TableName, number>>> {
  const found: Partial<Record<TableName, number>> = {}
  for (const table of TABLES) {
    const rows = await db.read('every client', (tables) =>
      tables.from(table).select(({ fn }) => fn.countAll<number>().as('count')),
    )
    found[table] = rows[0]?.count ?? 0
  }
  return found
}
