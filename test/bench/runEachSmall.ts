/** Runs each bench once, as small as it can be, so that a change that breaks one is seen. Its figures mean nothing. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#server/app/prepare.mjs'
import { addressOf, dropBenchDatabase } from './benchDatabase.ts'
import { BENCHES } from './benches.ts'

const SMALL = {
  BENCH_SCALE: '0.001',
  BENCH_SCALES: '0.001',
  BENCH_ROUNDS: '1',
  BENCH_SECONDS: '0.2',
  BENCH_RUNS: '1',
  BENCH_ROWS: '200',
  BENCH_IDLE_MS: '1000',
}
const DATABASE = 'liftwise_small_bench'

/** `names`: only these benches. Returns the exit code, 1 where one failed. */
export async function runEachSmall(names: readonly string[]): Promise<number> {
  const server = process.env['POSTGRES_URL']
  const address = server && addressOf(server, DATABASE)
  const failed: string[] = []
  for (const [name, { small }] of Object.entries(BENCHES)) {
    if (!small || (names.length > 0 && !names.includes(name))) continue
    if (small.onPostgres && !address) {
      console.log(`Left out: ${name} (POSTGRES_URL: a server where databases may be made).`)
      continue
    }
    const folder = mkdtempSync(join(tmpdir(), 'liftwise-bench-'))
    const began = performance.now()
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['tsx', 'test/bench/bench.ts', name, ...(small.words ?? [])],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        env: {
          ...process.env,
          ...SMALL,
          ...small.env,
          ...(address && { BENCH_DATABASE_URL: address }),
          BENCH_DATA_DIR: folder,
        },
      },
    )
    rmSync(folder, { recursive: true, force: true })
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    console.log(`${name}: ${status === 0 ? 'runs' : `ended with ${status}`} (${seconds} s)`)
    if (status === 0) continue
    failed.push(name)
    console.log(`${stdout}\n${stderr}`)
  }
  if (address)
    for (const ending of ['', '_0001', '_engines']) await dropBenchDatabase(address + ending)
  return failed.length === 0 ? 0 : 1
}
