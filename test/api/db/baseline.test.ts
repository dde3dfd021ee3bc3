/** Updates of databases whose schema older migrations made, which one file replaces. */
import { afterAll, expect, it } from 'vitest'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { laterMigrations, migrate, pendingMigrations } from '#server/platform/db/migrate.ts'
import { asOwner, emptyDatabase } from '#test/support/testDatabase.ts'

const db = await emptyDatabase()

afterAll(() => db.close())

const recorded = async () =>
  (await asOwner(db, 'select name from migrations order by id')).map(({ name }) => name)

it('[48.63] a database of 0.2.0 goes on as it is and is recorded; an earlier one is refused in words', async () => {
  await migrate(db)
  const [baseline, ...newer] = await recorded()
  const replace = (last: string) =>
    asOwner(db, `update migrations set name = '${last}' where name = '${baseline}'`)
  await replace('0052_equal_names')
  expect(await withOwnerRole(db.pool, pendingMigrations)).toEqual([])
  expect(await withOwnerRole(db.pool, laterMigrations)).toEqual([])
  await migrate(db)
  expect(await recorded()).toEqual(['0052_equal_names', ...newer, baseline])

  await asOwner(db, `delete from migrations where name <> '0052_equal_names'`)
  await asOwner(db, `update migrations set name = '0051_one_folding'`)
  await expect(migrate(db)).rejects.toThrow(
    /^A version before Liftwise 0\.2\.0 .*\(0051_one_folding\).* Update to Liftwise 0\.2\.0 first/,
  )
  expect(await recorded()).toEqual(['0051_one_folding'])
})
