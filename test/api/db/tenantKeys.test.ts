/**
 * The rules by which a PostgreSQL that shards by client, such as Citus, can take the tables, on the catalog of the migrated
 * database.
 */
import { describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { sql } from '#server/platform/db/sql.ts'
import { TENANT_TABLES } from '#server/platform/db/tables.ts'
import { api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { writeRows } from '#test/support/writeRows.ts'

const { db } = await api()

/** Few rows, which every node would have. */
const ON_EVERY_NODE = ['account_emails', 'clients']

/** On one node: rows are found before their client is known, or in an order of all clients. */
const ON_ONE_NODE = ['installation', 'jobs', 'migrations', 'planner', 'sessions', 'throttles']

/** With the other rows of their client. */
const isDistributed = (table: string) =>
  TENANT_TABLES.some((name) => name === table) &&
  ![...ON_EVERY_NODE, ...ON_ONE_NODE].includes(table)

describe('tables that can be divided by client', () => {
  it('[48.20] every table is distributed by client, on every node, or on one', async () => {
    const tables = await asOwner<{ name: string }>(
      db,
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const undistributed = tables.map(({ name }) => name).filter((name) => !isDistributed(name))
    expect(undistributed.toSorted()).toEqual([...ON_EVERY_NODE, ...ON_ONE_NODE].toSorted())
  })

  it('[48.21] every key and unique rule of a distributed table has the client in it', async () => {
    const rules = await asOwner<{ table: string; rule: string }>(
      db,
      `select c.relname as table, i.indexrelid::regclass::text as rule
        from pg_index i join pg_class c on c.oid = i.indrelid
        where c.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion)
          and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id'
            and a.attnum = any((i.indkey::int2[])[0:i.indnkeyatts - 1]))`,
    )
    const distributed = rules.filter(({ table }) => isDistributed(table))
    expect(distributed.map(({ rule }) => rule)).toEqual([])
  })

  it('[11.3] [48.22] a distributed table refers to one with the same client, or to one that is on every node; others never refer to it', async () => {
    const references = await asOwner<{
      name: string
      from: string
      to: string
      carriesClient: boolean
    }>(
      db,
      `select k.conname as name, f.relname as from, t.relname as to,
          exists (select from unnest(k.conkey, k.confkey) as pair (own, other)
            join pg_attribute a on a.attrelid = f.oid and a.attnum = pair.own and a.attname = 'client_id'
            join pg_attribute b on b.attrelid = t.oid and b.attnum = pair.other and b.attname = 'client_id') as "carriesClient"
        from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0`,
    )
    expect(references.length).toBeGreaterThan(30)
    const broken = references.filter(({ from, to, carriesClient }) => {
      if (isDistributed(to)) return !isDistributed(from) || !carriesClient
      return isDistributed(from) && !ON_EVERY_NODE.includes(to)
    })
    expect(broken.map(({ from, name }) => `${from}.${name}`)).toEqual([])
  })

  it('[48.23] people are never removed by the application, so what names them needs no reference', async () => {
    const { id, client_id } = await buildUser(db, { client_id: (await buildClient(db)).id })
    const removal = writeRows(db, { clientId: client_id }, (tables) =>
      tables.remove('users').where('id', '=', id),
    )
    await expect(removal).rejects.toMatchObject({ code: '42501' })
  })

  it('[48.24] an address belongs to one account of all clients, as long as it is not deleted', async () => {
    const [first, second] = [await buildClient(db), await buildClient(db)]
    const { id, email } = await buildUser(db, { client_id: first.id })
    const change = (column: Record<string, unknown>) =>
      writeRows(db, { clientId: first.id }, (tables) =>
        tables.update('users').set(column).where('id', '=', id),
      )
    const again = () => buildUser(db, { client_id: second.id, email })
    const taken = { code: '23505', constraint: 'users_email' }
    await expect(again()).rejects.toMatchObject(taken)
    await change({ title: 'Foreman' })
    await expect(again()).rejects.toMatchObject(taken)
    await change({ email: `new.${email}` })
    await again()
    await expect(change({ email })).rejects.toMatchObject(taken)
    await change({ deleted_at: new Date() })
    await change({ email })
    await expect(change({ deleted_at: null })).rejects.toMatchObject(taken)
    await change({ email: `new.${email}`, deleted_at: null })
    const addresses = await db.sql<{ email: string }>(
      'every client',
      () => sql`select e.email from account_emails e where e.user_id = ${id}`,
    )
    expect(addresses).toEqual([{ email: `new.${email}` }])
  })
})
