/** Guarantees of transactions, on every engine. */
import { v7 as uuid } from 'uuid'
import { afterAll, describe, expect, it } from 'vitest'
import type { CommitStatement, Transaction } from '#server/platform/db/database.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { sql } from '#server/platform/db/sql.ts'

const id = uuid()
const scope = { clientId: id }

const db = await testDatabase('writes')
await writeRows(db, scope, (tables) =>
  tables.insert('clients').values({ id, company_name: 'Company' }),
)

afterAll(() => db.close())

describe('a transaction', () => {
  it('[39.2] never says that it saved what a failed statement made PostgreSQL drop', async () => {
    const name = `Dropped ${uuid()}`
    const write = db.write(scope, async (transaction) => {
      await insert(transaction, name)
      await failInside(transaction)
    })
    await expect(write).rejects.toThrow('nothing was saved')
    expect(await named(name)).toEqual([])
  })

  it('[39.2] refuses a call past itself, which would wait forever on a single connection', async () => {
    const write = db.write(scope, () =>
      db.read(scope, (tables) => tables.from('locations').select('id')),
    )
    await expect(write).rejects.toThrow('Inside a transaction use the transaction')
  })

  it('[39.2] leaves its connection usable after it was rolled back', async () => {
    const failed = Array.from({ length: 20 }, () =>
      db.write(scope, () => Promise.reject(new Error('changed my mind'))).catch(() => 'failed'),
    )
    expect(new Set(await Promise.all(failed))).toEqual(new Set(['failed']))
    const name = `After ${uuid()}`
    await db.write(scope, (transaction) => insert(transaction, name))
    expect(await named(name)).toHaveLength(1)
  })

  it('[11.2] may change the rows of every client when that is its reach', async () => {
    const changed = await writeRows(db, 'every client', (tables) =>
      tables
        .update('clients')
        .set({ company_name: 'Renamed' })
        .where('id', '=', id)
        .returning('id'),
    )
    expect(changed).toEqual([{ id }])
  })

  it('[11.2] takes nothing but an id for its client', async () => {
    const write = db.write({ clientId: "'; reset role; --" }, () => Promise.resolve())
    await expect(write).rejects.toThrow('must be a UUID')
  })
})

it('[39.1] values arrive as instants, days and numbers, in arrays too', async () => {
  const [row] = await db.sql<Record<string, unknown>>(
    'every client',
    () => sql`select '2026-03-01T10:00:00Z'::timestamptz as instant, '2026-03-01'::date as day, 5::int8 as big,
        1.5::numeric as decimal, array['2026-03-01'::date] as days, array[5::int8, null] as bigs`,
  )
  expect(row).toEqual({
    instant: new Date('2026-03-01T10:00:00Z'),
    day: '2026-03-01',
    big: 5,
    decimal: 1.5,
    days: ['2026-03-01'],
    bigs: [5, null],
  })
})

const insert = (transaction: Transaction, name: string) =>
  transaction.run((tables) => tables.insert('locations').values(location(name)))

/** A statement fails, and nobody minds. */
const failInside = (transaction: Transaction) =>
  transaction
    .sql((tenantFilter) => sql`select 1 / 0 where ${tenantFilter('nobody')}`)
    .catch(() => undefined)

function location(name: string): { client_id: string; id: string; name: string } {
  return { client_id: id, id: uuid(), name }
}

function named(name: string): Promise<{ id: string }[]> {
  return db.read(scope, (tables) => tables.from('locations').select('id').where('name', '=', name))
}

describe('what is said last in a transaction', () => {
  const written = (name: string): CommitStatement => {
    const { client_id, id: location_id } = location(name)
    return (tables) =>
      tables.sql(
        (tenantFilter) => sql`insert into locations (client_id, id, name)
          select c.id, ${location_id}::uuid, ${name} from clients c where ${tenantFilter('c')} and c.id = ${client_id}`,
      )
  }

  it('[39.4] is written with the commit, whatever its texts hold', async () => {
    const names = [`It's $1 \\' ; drop table x; -- ${uuid()}`, `"quoted" $2 \\n ${uuid()}`]
    const result = await db.write(scope, async (transaction) => {
      for (const name of names) transaction.onCommit(async () => written(name))
      await transaction.run((tables) => tables.from('locations').select('id'))
      return 'the result'
    })
    expect(result).toBe('the result')
    for (const name of names) expect(await named(name)).toHaveLength(1)
  })

  it('[39.4] may ask for more to be said after it', async () => {
    const name = `Later ${uuid()}`
    await db.write(scope, async (transaction) =>
      transaction.onCommit(async () => {
        transaction.onCommit(async () => written(name))
        return written(`${name} first`)
      }),
    )
    expect(await named(name)).toHaveLength(1)
    expect(await named(`${name} first`)).toHaveLength(1)
  })

  it('[39.4] is not said when the transaction is given up', async () => {
    const name = `Never ${uuid()}`
    const write = db.write(scope, async (transaction) => {
      transaction.onCommit(async () => written(name))
      throw new Error('changed my mind')
    })
    await expect(write).rejects.toThrow('changed my mind')
    expect(await named(name)).toEqual([])
  })

  it('[39.4] takes everything back when it fails, and says so when a statement had failed before', async () => {
    const name = `Dropped ${uuid()}`
    const failing = db.write(scope, async (transaction) => {
      await insert(transaction, name)
      transaction.onCommit(async () => written(''))
    })
    await expect(failing).rejects.toMatchObject({ code: '23514' })
    const failed = db.write(scope, async (transaction) => {
      transaction.onCommit(async () => written(name))
      await failInside(transaction)
    })
    await expect(failed).rejects.toThrow('nothing was saved')
    expect(await named(name)).toEqual([])
  })
})
