/** Short reads share connections on PostgreSQL; the guarantees of each hold on every engine. */
import { afterAll, expect, it } from 'vitest'
import { sql } from '#server/platform/db/sql.ts'
import { testDatabase } from '#test/support/testDatabase.ts'

const db = await testDatabase()

afterAll(() => db.close())

const QUICK = { pipelined: true }

const read = <Row>(text: ReturnType<typeof sql<Row>>) =>
  db.sql<Row>('every client', (tenantFilter) => sql<Row>`${text} and ${tenantFilter('c')}`, QUICK)

const numbered = (n: number) =>
  read<{ n: number }>(sql`select ${n}::int as n from (select null::uuid as client_id) c where true`)

it('[39.5] gives each of many at once its own rows', async () => {
  const all = Array.from({ length: 200 }, (_, n) => n)
  const answers = await Promise.all(all.map(numbered))
  expect(answers.map(([row]) => row?.n)).toEqual(all)
})

it('[39.5] answers those of one turn on one connection', async () => {
  const pid = () =>
    read<{ pid: number }>(
      sql`select pg_backend_pid() as pid from (select null::uuid as client_id) c where true`,
    )
  const answers = await Promise.all(Array.from({ length: 20 }, pid))
  expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(1)
})

it('[39.5] tells an error to the one whose it is', async () => {
  const broken = () =>
    read(sql`select 1 / ${0}::int from (select null::uuid as client_id) c where true`)
  const answers = await Promise.allSettled([
    numbered(1),
    broken(),
    numbered(2),
    broken(),
    numbered(3),
  ])
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(answers[1]).toMatchObject({ reason: { message: 'division by zero' } })
  expect(await numbered(4)).toEqual([{ n: 4 }])
})

it('[39.5] can do nothing but read', async () => {
  const [transaction] = await read<{ isReadOnly: string }>(
    sql`select current_setting('transaction_read_only') as "isReadOnly"
      from (select null::uuid as client_id) c where true`,
  )
  expect(transaction?.isReadOnly).toBe('on')
})
