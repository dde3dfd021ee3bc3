import { afterAll, describe, expect, it } from 'vitest'
import { memoryDatabase } from '#test/support/memoryDatabase.ts'
import { withOwnerRole } from '../databaseRoles.ts'
import { openDatabase } from '../openDatabase.ts'
import { vacuumChangedTables } from './autovacuum.ts'

afterAll(() => db.close())

const run = (sql: string) => withOwnerRole(pool, (client) => client.query(sql))

const db = await openDatabase({
  databaseUrl: null,
  dataDir: await memoryDatabase(),
  rowSecurity: 'writes',
})
const pool = db.pool
await run('create table lifts (id int primary key, note text)')

/** PostgreSQL reports changes one second later. */
const change = async (sql: string) => {
  await run(sql)
  await run('select pg_stat_force_next_flush()')
}

/** Reads the planner's row estimate, the number of dead rows and the number of vacuums. */
const standing = async () => {
  const { rows } = await run(`select c.reltuples::int as rows, s.n_dead_tup::int as dead,
      s.vacuum_count::int as vacuumed, s.analyze_count::int as analysed
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.relname = 'lifts'`)
  return rows[0]
}

describe('the embedded engine’s tables', () => {
  it('[38.6] are tidied when much of them has changed, and only then', async () => {
    await change(`insert into lifts select n, 'note ' || n from generate_series(1, 5000) n`)
    await vacuumChangedTables(pool)
    expect(await standing()).toEqual({ rows: 5_000, dead: 0, vacuumed: 1, analysed: 1 })

    await change('delete from lifts where id <= 500')
    await vacuumChangedTables(pool)
    expect(await standing()).toMatchObject({ dead: 500, vacuumed: 1, analysed: 1 })

    await change('delete from lifts where id <= 1300')
    await vacuumChangedTables(pool)
    expect(await standing()).toEqual({ rows: 3_700, dead: 0, vacuumed: 2, analysed: 2 })
  })

  it('[38.6] are analysed without being vacuumed when rows have come, but few have gone', async () => {
    await change(`insert into lifts select n, 'note' from generate_series(10001, 10500) n`)
    await vacuumChangedTables(pool)
    expect(await standing()).toMatchObject({ rows: 4_200, vacuumed: 2, analysed: 3 })
  })

  it('[38.6] are left alone when the server is to stop', async () => {
    await change('delete from lifts')
    await vacuumChangedTables(pool, () => true)
    expect(await standing()).toMatchObject({ vacuumed: 2 })
  })

  it('[38.6] are tidied by their owner, and nobody is given a connection that may write afterwards', async () => {
    await vacuumChangedTables(pool)
    await expect(pool.query('delete from lifts')).rejects.toThrow('in a read-only transaction')
  })
})
