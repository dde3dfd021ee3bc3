/** The demo moves from the embedded engine to PostgreSQL and back, its files to a bucket and back; each move is killed. */
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HAS_OBJECT_STORE, newBucketSettings } from '../../support/fileStores.ts'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { faultsOf, seconds } from '../support/figures.ts'
import type { Installation } from '../support/installation.ts'
import { startPostgres } from '../support/postgresServer.ts'
import { spawnProduct, startSoakProduct } from '../support/soakProduct.ts'

export const moves: SoakRow = {
  name: 'moves',
  promise: 'The demo has equal checksums on PostgreSQL and back, however often the move is killed',
  engines: ['embedded'],
  unit: 'kills each way',
  quick: 2,
  full: 20,
  run,
}

async function run({ count, install, progress, onEnd }: Soak): Promise<Finding> {
  const postgres = await startPostgres()
  onEnd(() => postgres.end())
  const first = await install()
  const settings = { ...first.settings, DATABASE_URL: await postgres.createDatabase() }
  const elsewhere = { ...settings, DATA_DIR: `${first.dataDir}-again` }
  const killed = (steps: MoveStep) => moveKilled({ count, progress, ...steps })

  const undisturbed = await move(
    { ...settings, DATABASE_URL: await postgres.createDatabase() },
    'postgres',
  )
  const there = await killed({ settings, to: 'postgres', took: undisturbed.took })
  const back = await killed({ settings: elsewhere, to: 'embedded', took: undisturbed.took })
  const files = HAS_OBJECT_STORE ? await moveFilesKilled(first, elsewhere, killed) : null
  if (!files) copyFiles(first.dataDir, elsewhere.DATA_DIR)

  const product = await startSoakProduct({
    port: first.port,
    settings: { ...first.settings, DATA_DIR: elsewhere.DATA_DIR },
  })
  const { code } = await product.stop()
  const same = (moved: readonly string[]) => moved.join('\n') === undisturbed.checksums.join('\n')
  return {
    figure: `${undisturbed.checksums.length} tables in ${seconds(undisturbed.took)} undisturbed; ${files ? `${files.length} files` : 'files not moved: TEST_S3_ENDPOINT is not set'}`,
    faults: faultsOf(
      [undisturbed.checksums.length > 20, 'Tables are missing.'],
      [same(there), 'The checksums on PostgreSQL differ.'],
      [same(back), 'The checksums after the move back differ.'],
      [code === 0, 'The product did not run on what was moved back.'],
    ),
  }
}

type Progress = Soak['progress']
type Settings = Record<string, string>

interface MoveStep {
  settings: Settings
  to: string
  /** Milliseconds that it takes undisturbed. */
  took: number
}

/** Kills the move again and again, later each time, and then lets it end. Returns its checksums. */
async function moveKilled({
  settings,
  to,
  took,
  count,
  progress,
}: MoveStep & { count: number; progress: Progress }): Promise<string[]> {
  for (let kill = 1; kill <= count; kill += 1) {
    const { child } = spawnMove(settings, to)
    const ended = once(child, 'exit')
    await wait((took * kill) / (count + 1))
    child.kill('SIGKILL')
    await ended
    progress(`to ${to}: kill ${kill}`)
  }
  return (await move(settings, to)).checksums
}

async function move(
  settings: Settings,
  to: string,
): Promise<{ checksums: string[]; took: number }> {
  const began = performance.now()
  const { child, output } = spawnMove(settings, to)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The move to ${to} ended with ${code}: ${output()}`)
  const checksums = output()
    .split('\n')
    .filter((line) => /^[0-9a-f]{64} {2}/.test(line))
  return { checksums, took: performance.now() - began }
}

const spawnMove = (settings: Settings, to: string) =>
  spawnProduct({ port: 0, settings, args: ['move', '--to', to] })

/** Moves the files to a bucket, and from there to the other folder, which receives them for the first time. */
async function moveFilesKilled(
  first: Installation,
  elsewhere: Settings,
  killed: (step: MoveStep) => Promise<string[]>,
): Promise<string[]> {
  const store = await newBucketSettings()
  const took = FILES_TAKE_MS
  const there = await killed({ settings: { ...first.settings, ...store }, to: 's3', took })
  const { DATABASE_URL: _url, ...embedded } = elsewhere
  const back = await killed({ settings: { ...embedded, ...store }, to: 'disk', took })
  if (there.join('\n') !== back.join('\n')) throw new Error('The checksums of the files differ.')
  return back
}

const FILES_TAKE_MS = 4_000

function copyFiles(from: string, to: string): void {
  if (existsSync(join(from, 'files')))
    cpSync(join(from, 'files'), join(to, 'files'), { recursive: true })
}
