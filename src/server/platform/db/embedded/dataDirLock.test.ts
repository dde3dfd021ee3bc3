import { fork } from 'node:child_process'
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

it('[38.3] a lock left by a dead process is taken over', async () => {
  const place = folder()
  const child = fork('-e', [], { execArgv: ['-e', ''], stdio: 'ignore' })
  const { pid } = child
  await new Promise((resolve) => child.once('exit', resolve))
  writeFileSync(join(place, 'lock'), JSON.stringify({ pid, started: null }))
  const unlock = await lockDataDir(place)
  expect(lockHolder(place)).toBe(process.pid)
  unlock()
})

it.runIf(process.platform === 'linux')(
  '[38.3] a later process with the number of the dead one does not keep the folder',
  async () => {
    const place = folder()
    writeFileSync(join(place, 'lock'), JSON.stringify({ pid: process.pid, started: '1' }))
    const unlock = await lockDataDir(place)
    expect(lockHolder(place)).toBe(process.pid)
    unlock()
  },
)

it('[38.3] a lock that is not readable is taken over', async () => {
  const place = folder()
  writeFileSync(join(place, 'lock'), '')
  const unlock = await lockDataDir(place)
  expect(lockHolder(place)).toBe(process.pid)
  unlock()
})

it('[38.3] of many that take over at once, one gets the folder', async () => {
  const place = folder()
  writeFileSync(join(place, 'lock'), JSON.stringify({ pid: 2 ** 22 - 1, started: null }))
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(place)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

function lockHolder(place: string): number {
  const { pid } = JSON.parse(readFileSync(join(place, 'lock'), 'utf8')) as { pid: number }
  return pid
}
