/** A seed of the demo that is killed. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { seedDemoIfEmpty } from '#server/app/demo/seedDemo.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { expectWholeDemo } from './wholeDemo.ts'

it('[38.12] the start after a killed seed seeds the whole demo', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-demo-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = diskFileStore({ folder: join(folder, 'files'), secret: 'the secret of this test' })
  const dataDir = join(folder, 'killed')
  expect(await killedSeed(dataDir, 120)).toBe('SIGKILL')
  const restarted = await openDatabase({ databaseUrl: null, dataDir, rowSecurity: 'writes' })
  await migrate(restarted)
  expect(await seedDemoIfEmpty({ db: restarted, files })).toBe(true)
  await expectWholeDemo(restarted)
  await restarted.close()
})

/** Resolves to the signal that ended the process. */
function killedSeed(dataDir: string, statement: number): Promise<NodeJS.Signals | null> {
  const script = join(import.meta.dirname, '../../support/seedUntilKilled.ts')
  const args = ['--import', 'tsx', script, dataDir, String(statement)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
}
