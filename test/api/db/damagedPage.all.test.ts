/** The doctor on an embedded database of which a page was overwritten. */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { examineInstallation } from '#server/app/commands/doctorCommand.ts'
import type { Finding } from '#server/app/doctor/finding.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { asOwner } from '#test/support/testDatabase.ts'

it('[48.4] finds a damaged page of the embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-damaged-'))
  const place = { databaseUrl: null, dataDir, rowSecurity: 'writes' } as const
  const embedded = await openDatabase(place)
  await migrate(embedded)
  await buildClient(embedded)
  await asOwner(embedded, 'checkpoint')
  const [{ file } = { file: '' }] = await asOwner<{ file: string }>(
    embedded,
    `select pg_relation_filepath('clients') as file`,
  )
  await embedded.close()
  const pages = (found: readonly Finding[]) =>
    found.map(({ sentence }) => sentence).filter((sentence) => /page/.test(sentence))
  const environment = { DATA_DIR: dataDir, TOKEN_SECRET: 'k3vU9-b0Wq7_zXy4Rt8mNp2Lc6Df1GhJ' }
  expect(pages(await examineInstallation(environment))).toEqual([
    'Every page of its tables can be read.',
  ])
  const handle = openSync(join(dataDir, 'db', file), 'r+')
  writeSync(handle, Buffer.alloc(64, 0xff), 0, 64, 0)
  closeSync(handle)
  expect(pages(await examineInstallation(environment))).toEqual([
    expect.stringMatching(
      /^The table clients is damaged \(invalid page.*Stop the server, and restore/,
    ),
  ])
  rmSync(dataDir, { recursive: true, force: true })
})
