/** Calls of the driver's connection, and the handling of the rows that it returns. */
import type { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { runStatement } from '#server/platform/db/runStatement.ts'
import { PLANNED_BY_VALUES, policiesOf } from '#server/platform/db/statementSettings.ts'
import { testDatabase } from '#test/support/testDatabase.ts'

const db = await testDatabase('writes')
const client = await (db as Database & { pool: Pool }).pool.connect()

afterAll(async () => {
  client.release()
  await db.close()
})

it('[46.10] a row has its records as objects, and null for one that it does not refer to', async () => {
  const text = `select * from (values
      (1, 2, 'Pick', date '2026-11-24', null::uuid, null),
      (3, 4, null, null, '01900000-0000-7000-8000-000000000001', 'Robin')
    ) r (id, "task.id", "task.name", date, "user.id", "user.name") where r.id > $1::int`
  const rows = [
    { id: 1, task: { id: 2, name: 'Pick' }, date: '2026-11-24', user: null },
    {
      id: 3,
      task: { id: 4, name: null },
      date: null,
      user: { id: '01900000-0000-7000-8000-000000000001', name: 'Robin' },
    },
  ]
  const statement = { name: 'records', text, values: [0] }
  expect(await runStatement(client, statement)).toEqual(rows)
  // Its columns are known by now.
  expect(await runStatement(client, statement)).toEqual(rows)
  expect(await runStatement(client, { ...statement, values: [3] })).toEqual([])
})

it('[46.4] the columns of a prepared statement are described once, those of others each time', async () => {
  const prepared = { name: 'prepared', text: 'select $1::int as n, now() as at', values: [7] }
  const other = { name: '', text: 'select $1::int as n', values: [7] }
  expect(await describedBy(async () => void (await runStatement(client, prepared)))).toBe(1)
  expect(
    await describedBy(async () => {
      for (const n of [1, 2, 3])
        expect(await runStatement(client, { ...prepared, values: [n] })).toEqual([
          { n, at: expect.any(Date) },
        ])
    }),
  ).toBe(0)
  expect(
    await describedBy(async () => {
      for (const n of [1, 2])
        expect(await runStatement(client, { ...other, values: [n] })).toEqual([{ n }])
    }),
  ).toBe(2)
})

it('[46.4] a prepared statement that fails works the next time, before and after it is described', async () => {
  const divide = (by: number) =>
    runStatement(client, { name: 'divide', text: 'select 6 / $1::int as n', values: [by] })
  const zero = { message: 'division by zero' }
  await expect(divide(0)).rejects.toMatchObject(zero)
  expect(await divide(3)).toEqual([{ n: 2 }])
  await expect(divide(0)).rejects.toMatchObject(zero)
  expect(await divide(2)).toEqual([{ n: 3 }])
})

it('[46.4] a statement without rows answers none, however often', async () => {
  const statement = { name: 'empty', text: 'set local jit = off', values: [] }
  expect(await runStatement(client, statement)).toEqual([])
  expect(await runStatement(client, statement)).toEqual([])
})

it('[46.6] a setting of a statement ends with it, also when it fails', async () => {
  const settings = [PLANNED_BY_VALUES, policiesOf('every client')]
  const read = (text: string, sent = settings) =>
    runStatement<object>(client, { name: '', text, values: [] }, sent)
  const shown = `select current_setting('plan_cache_mode') as plans, current_user::text as role,
    current_setting('app.every_client', true) as scope`
  const before = await read(shown, [])
  const within = [{ plans: 'force_custom_plan', role: 'pg_database_owner', scope: 'on' }]
  expect(await read(shown)).toEqual(within)
  await expect(read('select 1 / 0')).rejects.toMatchObject({ message: 'division by zero' })
  expect(await read(shown)).toEqual(within)
  expect(await read(shown, [])).toEqual(before.map((row) => ({ ...row, scope: '' })))
})

async function describedBy(work: () => Promise<void>): Promise<number> {
  const { connection } = client as unknown as { connection: EventEmitter }
  let descriptions = 0
  const count = () => (descriptions += 1)
  connection.on('rowDescription', count)
  await work()
  connection.off('rowDescription', count)
  return descriptions
}
