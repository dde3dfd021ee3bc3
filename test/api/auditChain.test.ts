/** The audit log's chain: gapless, appended to only, and whoever tampers with it past the application is found out. */
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordChange } from '#server/audit/recordChange.ts'
import type { Database } from '#server/db/database.ts'
import { buildClient } from '#server/demo/factories/buildClient.ts'
import { api } from '#test/support/api.ts'
import { asOwner } from '#test/support/asOwner.ts'
import { breakOf, entriesOf } from './auditEntries.ts'

let db: Database
let clientId: string

beforeEach(async () => {
  ;({ db } = await api())
  clientId = (await buildClient(db)).id
})

const now = () => new Date('2026-03-01T10:00:00.123Z')
const change = (to: string, after: object = { name: 'x' }) =>
  ({ clientId: to, action: 'CREATE', entity: 'locations', recordId: uuid(), after }) as const
const nobody = { session: null, requestId: 'a request', now }

/** Entries of one transaction. */
const append = (count: number, to = clientId) =>
  db.write({ clientId: to }, async (transaction) => {
    for (let made = 0; made < count; made += 1)
      await recordChange(transaction, nobody, change(to, { name: `Number ${made}` }))
  })

const positions = async (of = clientId) => (await entriesOf(db, of)).map(({ position }) => position)

describe('[3.58] the chain of a client', () => {
  it('numbers its entries from 1 in their order, over many transactions', async () => {
    for (const count of [1, 3, 1]) await append(count)
    expect(await positions()).toEqual([1, 2, 3, 4, 5])
    expect((await entriesOf(db, clientId)).map(({ after }) => after['name'])).toEqual([
      'Number 0',
      'Number 0',
      'Number 1',
      'Number 2',
      'Number 0',
    ])
    expect(await breakOf(db, clientId)).toBeNull()
  })

  it('has no gap and no fork when many write at once', async () => {
    await Promise.all(Array.from({ length: 16 }, (_, n) => append(1 + (n % 3))))
    expect(await positions()).toEqual(Array.from({ length: 31 }, (_, n) => n + 1))
    expect(await breakOf(db, clientId)).toBeNull()
  })

  it('has no gap when half of those who write at once give up', async () => {
    const write = (n: number) =>
      db.write({ clientId }, async (transaction) => {
        await recordChange(transaction, nobody, change(clientId, { n }))
        if (n % 2 === 0) throw new Error('changed my mind')
      })
    const ended = await Promise.allSettled(Array.from({ length: 16 }, (_, n) => write(n)))
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(8)
    expect(await positions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await breakOf(db, clientId)).toBeNull()
  })

  it('is its own; who writes into several at once, in any order, does not wait for ever', async () => {
    const others = [(await buildClient(db)).id, (await buildClient(db)).id]
    const several = (order: string[]) =>
      db.write('every client', async (transaction) => {
        for (const to of order) await recordChange(transaction, nobody, change(to))
      })
    const all = [clientId, ...others]
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => several(n % 2 === 0 ? all : all.toReversed())),
    )
    for (const id of all) {
      expect(await positions(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(await breakOf(db, id)).toBeNull()
    }
  })

  it('takes more entries of one transaction than one statement does', async () => {
    await append(10_001)
    expect((await positions()).at(-1)).toBe(10_001)
    expect(await breakOf(db, clientId)).toBeNull()
  })

  it('is read the same whatever the settings of who reads it', async () => {
    await append(2)
    const broken = await db.write('every client', async (transaction) => {
      for (const setting of [
        "timezone = 'Asia/Kathmandu'",
        "datestyle = 'SQL, DMY'",
        'bytea_output = escape',
      ])
        await transaction.run((tables) => tables.sql(() => sql`set local ${sql.raw(setting)}`))
      return transaction.run((tables) =>
        tables.sql(() => sql`select audit_breaks(${clientId}) as broken`),
      )
    })
    expect(broken).toEqual([{ broken: null }])
  })
})

describe('[3.58] the application', () => {
  it.each([
    ['changes', "update audit_log set action = 'LOGIN'"],
    ['removes', 'delete from audit_log'],
    ['empties', 'truncate audit_log'],
    ['adds', 'insert into audit_log select * from audit_log'],
    ['moves the end of', 'update audit_heads set position = 0'],
    ['removes the end of', 'delete from audit_heads'],
    ['lets go', 'alter table audit_log disable row level security'],
  ])('never %s the log', async (_what, statement) => {
    await append(2)
    const tampering = db.write('every client', (transaction) =>
      transaction.run((tables) => tables.sql(() => sql`${sql.raw(statement)}`)),
    )
    await expect(tampering).rejects.toMatchObject({ code: '42501' })
    expect(await positions()).toEqual([1, 2])
  })

  it('appends to the chain of its client alone', async () => {
    const other = (await buildClient(db)).id
    const smuggled = db.write({ clientId }, (transaction) =>
      recordChange(transaction, nobody, change(other)),
    )
    await expect(smuggled).rejects.toMatchObject({ code: '42501' })
    const together = db.write({ clientId }, async (transaction) => {
      await recordChange(transaction, nobody, change(clientId))
      await recordChange(transaction, nobody, change(other))
    })
    await expect(together).rejects.toMatchObject({ code: '42501' })
    const raw = db.write({ clientId }, (transaction) =>
      transaction.run((tables) =>
        tables.sql(
          (inReach) => sql`select append_audit(${JSON.stringify([{ client_id: other }])}::jsonb)
            from clients c where ${inReach('c')}`,
        ),
      ),
    )
    await expect(raw).rejects.toMatchObject({ code: '42501' })
    expect(await positions(other)).toEqual([])
    expect(await positions()).toEqual([])
  })

  it('cannot append while it reads', async () => {
    const reading = db.read({ clientId }, (tables) =>
      tables.sql(
        (inReach) => sql`select append_audit('[]'::jsonb) from clients c where ${inReach('c')}`,
      ),
    )
    await expect(reading).rejects.toMatchObject({ code: expect.stringMatching(/42501|25006/) })
  })
})

describe('[3.58] tampering by who owns the database is found at its position', () => {
  const at = (position: number) => `client_id = '${clientId}' and position = ${position}`
  const swap = (one: string) => `update audit_log a set ${one}
    from audit_log b where a.client_id = '${clientId}' and b.client_id = a.client_id
      and a.position in (3, 4) and b.position in (3, 4) and a.position <> b.position`

  it.each([
    ['a changed field', 3, () => `update audit_log set after = '{"name": "y"}' where ${at(3)}`],
    ['a changed time', 3, () => `update audit_log set at = at + interval '1 ms' where ${at(3)}`],
    ['a changed person', 5, () => `update audit_log set user_id = id where ${at(5)}`],
    ['a changed id', 1, () => `update audit_log set id = record_id where ${at(1)}`],
    ['another request', 6, () => `update audit_log set request_id = null where ${at(6)}`],
    ['a changed hash', 4, () => `update audit_log set hash = sha256('x') where ${at(4)}`],
    [
      'another hash before',
      4,
      () => `update audit_log set previous_hash = sha256('x') where ${at(4)}`,
    ],
    ['a removed entry', 3, () => `delete from audit_log where ${at(3)}`],
    ['a removed first one', 1, () => `delete from audit_log where ${at(1)}`],
    ['a removed newest one', 6, () => `delete from audit_log where ${at(6)}`],
    [
      'a removed tail',
      4,
      () => `delete from audit_log where client_id = '${clientId}' and position > 3`,
    ],
    ['everything removed', 1, () => `delete from audit_log where client_id = '${clientId}'`],
    [
      'swapped contents',
      3,
      () => swap('before = b.before, after = b.after, record_id = b.record_id'),
    ],
    [
      'a forged one at the end',
      7,
      () => `insert into audit_log select client_id, gen_random_uuid(), at, user_id, action, entity, record_id,
          before, after, request_id, 7, hash, sha256('x') from audit_log where ${at(6)}`,
    ],
    ['a forgotten end', 1, () => `delete from audit_heads where client_id = '${clientId}'`],
    [
      'an earlier end',
      6,
      () => `update audit_heads h set position = 5, hash = a.hash from audit_log a
        where h.client_id = a.client_id and a.client_id = '${clientId}' and a.position = 5`,
    ],
    [
      'another end',
      6,
      () => `update audit_heads set hash = sha256('x') where client_id = '${clientId}'`,
    ],
  ])('%s', async (_what, position, statement) => {
    await append(6)
    expect(await breakOf(db, clientId)).toBeNull()
    await asOwner(db, columnsNamed(statement()))
    expect(await breakOf(db, clientId)).toBe(position)
  })

  it('swapped entries', async () => {
    await append(6)
    await asOwner(
      db,
      `update audit_log set position = case position when 3 then -4 else -3 end
        where client_id = '${clientId}' and position in (3, 4)`,
    )
    await asOwner(
      db,
      `update audit_log set position = -position where client_id = '${clientId}' and position < 0`,
    )
    expect(await breakOf(db, clientId)).toBe(3)
  })

  it('a whole forged chain does not end where the head says', async () => {
    await append(6)
    await asOwner(
      db,
      `with recursive forged as (
          select a.*, sha256(a.previous_hash || audit_text(a.client_id, a.position, a.id, a.at, a.user_id, 'DELETE',
            a.entity, a.record_id, a.before, a.after, a.request_id)) as h, a.previous_hash as p
          from audit_log a where ${at(5)}
          union all
          select a.*, sha256(f.h || audit_text(a.client_id, a.position, a.id, a.at, a.user_id, 'DELETE',
            a.entity, a.record_id, a.before, a.after, a.request_id)), f.h
          from audit_log a join forged f on a.client_id = f.client_id and a.position = f.position + 1)
        update audit_log a set action = 'DELETE', hash = f.h, previous_hash = f.p
          from forged f where a.client_id = f.client_id and a.position = f.position`,
    )
    expect(await breakOf(db, clientId)).toBe(6)
  })

  it('what one statement looks at joins what the one before looked at', async () => {
    await append(6)
    const stretches = [
      [1, 2, null],
      [3, 4, 3],
      [4, 6, 4],
      [5, 'null', null],
    ] as const
    await asOwner(db, `update audit_log set hash = sha256('x') where ${at(3)}`)
    for (const [first, last, broken] of stretches)
      expect(
        await asOwner(db, `select audit_breaks('${clientId}', ${first}, ${last}) as broken`),
      ).toEqual([{ broken }])
  })
})

/** The columns of a forged row in the order of the table. */
function columnsNamed(statement: string): string {
  return statement.replace(
    'insert into audit_log select',
    `insert into audit_log (client_id, id, at, user_id, action, entity, record_id, before, after, request_id,
      position, previous_hash, hash) select`,
  )
}
