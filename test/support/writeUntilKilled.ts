/** Writes locations without end into the folder of its argument, and prints each one when it is acknowledged. */
import { v7 as uuid } from 'uuid'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'

const db = await openDatabase({
  databaseUrl: null,
  dataDir: process.argv[2] ?? '',
  rowSecurity: 'writes',
})
await migrate(db)
const { id: client_id } = await buildClient(db)
for (;;) {
  const id = uuid()
  await insertRow(db, client_id, 'locations', { client_id, id, name: id })
  process.stdout.write(`${id}\n`)
}
