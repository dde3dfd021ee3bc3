/** Number of connections that a process opens; PostgreSQL only, because the embedded engine has one. */
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { sql } from '#server/platform/db/sql.ts'
import { asOwner, testDatabase } from '#test/support/testDatabase.ts'

describe.runIf(process.env['TEST_DATABASE_URL'])('the pool', () => {
  it.each([4, 10])(
    '[39.8] opens %i connections at most, those of pipelined reads among them',
    async (size) => {
      const db = await testDatabase('writes', { databasePoolSize: size })
      const read = (pipelined: boolean) =>
        db.read(
          'every client',
          (tables) =>
            tables.sql((tenantFilter) => sql`select pg_sleep(0.02) where ${tenantFilter('c')}`),
          { pipelined },
        )
      const readMany = () => Array.from({ length: 30 }, (_, n) => read(n % 2 === 0))
      const running = readMany()
      // Pipelined reads of one turn of the event loop share one of their connections.
      await setTimeout(10)
      await Promise.all([...running, ...readMany()])
      const [open] = await asOwner<{ count: number }>(
        db,
        'select count(*)::int from pg_stat_activity where datname = current_database()',
      )
      expect(open?.count).toBe(size)
      await db.close()
    },
  )

  it('[48.14] ends statements after the time of the setting', async () => {
    const db = await testDatabase('writes', { statementSeconds: 7 })
    const [longest] = await db.read<{ time: string }>('every client', (tables) =>
      tables.sql(
        (tenantFilter) => sql`select current_setting('statement_timeout') as time
          from (select null::uuid as client_id) c where ${tenantFilter('c')}`,
      ),
    )
    expect(longest?.time).toBe('7s')
    await db.close()
  })
})
