/** The embedded engine when its process is killed, and when its folder is already in use. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/openDatabase.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-crash-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The soak kills 200 times. */
const KILLS = 2
const script = join(import.meta.dirname, '../../support/writeUntilKilled.ts')
const start = () =>
  spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })

it('[38.4] nothing acknowledged is lost when the process is killed under writes', async () => {
  const acknowledged: string[] = []
  for (let kill = 0; kill < KILLS; kill += 1)
    acknowledged.push(...(await acknowledgedUntilKilled(start(), 20 + kill * 7)))
  const db = await openDatabase({ databaseUrl: null, dataDir, rowSecurity: 'writes' })
  const rows = await db.read('every client', (tables) => tables.from('locations').select('id'))
  await db.close()
  const kept = new Set(rows.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThan(KILLS * 20)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

it('[38.3] a second process on one folder ends with a sentence, and the first goes on', async () => {
  const first = start()
  await lines(first, 5)
  const second = start()
  let said = ''
  second.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => second.once('close', resolve))
  expect(code).not.toBe(0)
  expect(said).toContain(`is in use by another Liftwise process (pid ${first.pid})`)
  await lines(first, 5)
  // It writes until it has ended, also while its folder is removed.
  const ended = once(first, 'exit')
  first.kill('SIGKILL')
  await ended
})

async function acknowledgedUntilKilled(child: ChildProcess, after: number): Promise<string[]> {
  const said: string[] = []
  const ended = new Promise((resolve) => child.once('close', resolve))
  let rest = ''
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n')
    rest = parts.pop() ?? ''
    said.push(...parts)
    if (said.length >= after) child.kill('SIGKILL')
  })
  await ended
  expect(complaint).toBe('')
  return said
}

function lines(child: ChildProcess, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen = 0
    const listen = (chunk: Buffer) => {
      seen += chunk.toString().split('\n').length - 1
      if (seen < count) return
      child.stdout?.off('data', listen)
      resolve()
    }
    child.stdout?.on('data', listen)
    child.once('exit', () => reject(new Error('The process ended.')))
  })
}
