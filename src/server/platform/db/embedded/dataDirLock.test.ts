import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockDataDir } from './dataDirLock.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'liftwise-lock-'))

it('[38.3] a second process learns who holds the folder', async () => {
  const place = folder()
  const unlock = await lockDataDir(place)
  await expect(lockDataDir(place)).rejects.toThrow(
    `${place} is in use by another Liftwise process (pid ${process.pid})`,
  )
  unlock()
  ;(await lockDataDir(place))()
})

const lockOf = (pid: number | undefined, started: string | null) => JSON.stringify({ pid, started })

async function ofDeadProcess(): Promise<string> {
  const child = fork('-e', [], { execArgv: ['-e', ''], stdio: 'ignore' })
  await once(child, 'exit')
  return lockOf(child.pid, null)
}

const LEFT_BEHIND: [string, () => string | Promise<string>][] = [
  ['of a dead process', ofDeadProcess],
  ['that is not readable', () => ''],
]
if (process.platform === 'linux')
  LEFT_BEHIND.push(['of one whose number a later one has', () => lockOf(process.pid, '1')])

it.each(LEFT_BEHIND)('[38.3] a lock %s is taken over', async (_whose, contentOf) => {
  const place = folder()
  writeFileSync(join(place, 'lock'), await contentOf())
  const unlock = await lockDataDir(place)
  const { pid } = JSON.parse(readFileSync(join(place, 'lock'), 'utf8')) as { pid: number }
  expect(pid).toBe(process.pid)
  unlock()
})

it('[38.3] of many that take over at once, one gets the folder', async () => {
  const place = folder()
  writeFileSync(join(place, 'lock'), lockOf(2 ** 22 - 1, null))
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(place)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
