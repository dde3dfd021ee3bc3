/** `partition`: divides the tables of clients by client. */
import { withOwnerRole } from '../../platform/db/databaseRoles.ts'
import { lockMigrations } from '../../platform/db/migrate.ts'
import { partitionTables } from '../../platform/db/partitionTables.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import type { OptionValues } from './command.ts'
import { openSharedDatabase } from './openSharedDatabase.ts'

const MAX_PARTITIONS = 256

export async function run({ partitions: text = '' }: OptionValues): Promise<void> {
  const partitions = Number(text)
  if (!/^\d+$/.test(text) || partitions < 2 || partitions > MAX_PARTITIONS)
    throw new Error(`--partitions must be a number from 2 to ${MAX_PARTITIONS}.`)
  const { db } = await openSharedDatabase('partition', readSettings(process.env))
  try {
    await withOwnerRole(db.pool, (client) =>
      lockMigrations(client, () => partitionTables(client, partitions, console.log)),
    )
    console.log(`The tables of clients are divided into ${partitions} partitions each.`)
  } finally {
    await db.close()
  }
}
