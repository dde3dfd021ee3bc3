/** Isolation of clients in the database itself, on every engine. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { sql } from '#server/platform/db/sql.ts'
import { TENANT_TABLES } from '#server/platform/db/tables.ts'

const { db } = await api()

describe('tenancy by construction', () => {
  it('[1.1] a read in one client finds no row of another', async () => {
    const [mine, other] = [await buildLocation(db), await buildLocation(db)]
    const rows = await db.read({ clientId: mine.client_id }, (tables) =>
      tables.from('locations').select('id'),
    )
    expect(rows.map(({ id }) => id)).toContain(mine.id)
    expect(rows.map(({ id }) => id)).not.toContain(other.id)
  })

  it('[1.1] a write into another client is refused by the policies, whatever the statement says', async () => {
    const [mine, other] = [await buildLocation(db), await buildLocation(db)]
    const insert = writeRows(db, { clientId: mine.client_id }, (tables) =>
      tables
        .insert('locations')
        .values({ client_id: other.client_id, id: uuid(), name: 'Smuggled' }),
    )
    await expect(insert).rejects.toMatchObject({ code: '42501' })
    const changed = await writeRows(db, { clientId: mine.client_id }, (tables) =>
      tables.sql<{ id: string }>(
        (tenantFilter) =>
          sql`update locations l set name = 'Taken' from unnest(array[${other.client_id}]::uuid[]) as x (client_id)
              where l.client_id = x.client_id and (l.id = ${other.id} or ${tenantFilter('l')}) returning l.id`,
      ),
    )
    expect(changed).toEqual([])
  })

  it('[1.1] a record cannot move to another client', async () => {
    const [mine, other] = [await buildLocation(db), await buildLocation(db)]
    const move = writeRows(db, { clientId: mine.client_id }, (tables) =>
      tables.update('locations').set({ client_id: other.client_id }).where('id', '=', mine.id),
    )
    await expect(move).rejects.toMatchObject({ code: '42501' })
  })

  it('[11.4] a reference into another client cannot be written', async () => {
    const mine = await buildLocation(db)
    const foreign = await buildDepartment(db)
    await expect(
      buildObservation(db, {
        client_id: mine.client_id,
        location_id: mine.id,
        department_id: foreign.id,
      }),
    ).rejects.toMatchObject({ code: '23503' })
    await expect(
      buildLocation(db, { client_id: mine.client_id, departments: [foreign.id] }),
    ).rejects.toMatchObject({ code: '23503' })
  })

  it('[11.5] a read cannot write', async () => {
    const { id } = await buildClient(db)
    await expect(
      db.sql(
        'every client',
        () => sql`update clients set company_name = 'Changed' where id = ${id} returning id`,
      ),
    ).rejects.toSatisfy(
      (error: Error & { code?: string }) =>
        error.code === '42501' || error.code === '25006' || error.message.includes('policy'),
    )
  })

  it.runIf(process.env['TEST_DATABASE_URL'])(
    '[48.6] the role that owns the database needs no other right',
    async () => {
      const [role] = await db.sql<object>(
        'every client',
        () => sql`select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
              (select count(*) from pg_auth_members m where m.member = r.oid) as memberships
            from pg_roles r where rolname = session_user`,
      )
      expect(role).toEqual({
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        memberships: 0,
      })
    },
  )

  it('[11.2] every table with a client has row-level security and a policy for the application', async () => {
    const rows = await db.sql<{ name: string; enabled: boolean; policies: number }>(
      'every client',
      () => sql`
          select c.relname as name, c.relrowsecurity as enabled,
            (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
          where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(TENANT_TABLES.toSorted())
    expect(rows.filter(({ enabled, policies }) => !enabled || policies < 1)).toEqual([])
  })

  it('[11.3] every reference has an index that leads with its columns, so that nothing is scanned for it', async () => {
    const rows = await db.sql<{ name: string }>(
      'every client',
      () => sql`
          select k.conrelid::regclass || '.' || k.conname as name from pg_constraint k
          where k.contype = 'f' and k.connamespace = 'public'::regnamespace
            and not exists (
              select from pg_index i where i.indrelid = k.conrelid
                and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
    )
    expect(rows.map(({ name }) => name)).toEqual([])
  })
})

describe('changes', () => {
  it('[39.7] an update moves updated_at on, by a millisecond at least', async () => {
    const before = await buildLocation(db)
    const scope = { clientId: before.client_id }
    const rename = (name: string) =>
      writeRows(db, scope, (tables) =>
        tables
          .update('locations')
          .set({ name })
          .where('id', '=', before.id)
          .returning('updated_at'),
      )
    const [first] = await rename('Once')
    const [second] = await rename('Twice')
    expect(first?.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime())
    expect(second?.updated_at.getTime()).toBeGreaterThan(first?.updated_at.getTime() ?? Infinity)
  })
})
