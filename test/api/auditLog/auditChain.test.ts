/** The audit chain: without gaps under concurrent writes, and append-only. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '#server/context/audit/audit.ts'
import type { Database } from '#server/platform/db/database.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { appendEntries, brokenAt, change, entriesOf, systemContext } from './auditLogEntries.ts'
import { sql } from '#server/platform/db/sql.ts'

let db: Database
let clientId: string

beforeEach(async () => {
  ;({ db } = await api())
  clientId = (await buildClient(db)).id
})

const append = (count: number, to = clientId) => appendEntries(db, to, count)

const positions = async (of = clientId) => (await entriesOf(db, of)).map(({ position }) => position)

describe('[3.58] the chain of a client', () => {
  it('[33.3] has no gap and no fork when many write at once', async () => {
    await Promise.all(Array.from({ length: 16 }, (_, n) => append(1 + (n % 3))))
    expect(await positions()).toEqual(Array.from({ length: 31 }, (_, n) => n + 1))
    expect(await brokenAt(db, clientId)).toBeNull()
  })

  it('[33.3] has no gap when half of those who write at once give up', async () => {
    const write = (n: number) =>
      db.write({ clientId }, async (transaction) => {
        await audit(transaction, systemContext, change(clientId, { n }))
        if (n % 2 === 0) throw new Error('changed my mind')
      })
    const ended = await Promise.allSettled(Array.from({ length: 16 }, (_, n) => write(n)))
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(8)
    expect(await positions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await brokenAt(db, clientId)).toBeNull()
  })

  it('[33.3] is its own; who writes into several at once, in any order, does not wait forever', async () => {
    const others = [(await buildClient(db)).id, (await buildClient(db)).id]
    const several = (order: string[]) =>
      db.write('every client', async (transaction) => {
        for (const to of order) await audit(transaction, systemContext, change(to))
      })
    const all = [clientId, ...others]
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => several(n % 2 === 0 ? all : all.toReversed())),
    )
    for (const id of all) {
      expect(await positions(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(await brokenAt(db, id)).toBeNull()
    }
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
  ])('[33.4] never %s the log', async (_what, statement) => {
    await append(2)
    const tampering = writeRows(db, 'every client', (tables) =>
      tables.sql(() => sql`${sql.raw(statement)}`),
    )
    await expect(tampering).rejects.toMatchObject({ code: '42501' })
    expect(await positions()).toEqual([1, 2])
  })

  it('[33.4] appends to the chain of its client alone', async () => {
    const other = (await buildClient(db)).id
    const smuggled = db.write({ clientId }, (transaction) =>
      audit(transaction, systemContext, change(other)),
    )
    await expect(smuggled).rejects.toMatchObject({ code: '42501' })
    const together = db.write({ clientId }, async (transaction) => {
      await audit(transaction, systemContext, change(clientId))
      await audit(transaction, systemContext, change(other))
    })
    await expect(together).rejects.toMatchObject({ code: '42501' })
    const raw = writeRows(db, { clientId }, (tables) =>
      tables.sql(
        (tenantFilter) => sql`select append_audit(${JSON.stringify([{ client_id: other }])}::jsonb)
            from clients c where ${tenantFilter('c')}`,
      ),
    )
    await expect(raw).rejects.toMatchObject({ code: '42501' })
    expect(await positions(other)).toEqual([])
    expect(await positions()).toEqual([])
  })

  it('[33.4] cannot append while it reads', async () => {
    const reading = db.sql(
      { clientId },
      (tenantFilter) =>
        sql`select append_audit('[]'::jsonb) from clients c where ${tenantFilter('c')}`,
    )
    await expect(reading).rejects.toMatchObject({ code: expect.stringMatching(/42501|25006/) })
  })
})
