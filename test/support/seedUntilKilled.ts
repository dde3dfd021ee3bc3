/** Seeds the demo into the folder of the first argument, and kills its own process before the n-th statement. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { seedDemoIfEmpty } from '#server/app/demo/seedDemo.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { beforeStatement } from './beforeStatement.ts'

const [, , dataDir = '', killedBefore = '1'] = process.argv
mkdirSync(dataDir, { recursive: true })
const db = await openDatabase({ databaseUrl: null, dataDir, rowSecurity: 'writes' })
await migrate(db)
await seedDemoIfEmpty({
  db: beforeStatement(db, Number(killedBefore), () => process.kill(process.pid, 'SIGKILL')),
  files: diskFileStore({ folder: join(dataDir, 'files'), secret: 'the secret of this test' }),
})
