/**
 * Locks the data folder for one process: two processes on one embedded database would silently lose each other's rows.
 */
import { mkdirSync, readFileSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface LockHolder {
  pid: number
  /**
   * Start time that distinguishes a process from a later one with the same id; null where the system does not report
   * it.
   */
  started: string | null
}

const STALE_TAKEOVER_MS = 10_000

/**
 * Takes the lock, also from a dead process, and returns its release. Rejects with a message while the holder is alive.
 */
export async function lockDataDir(folder: string): Promise<() => void> {
  const path = join(folder, 'lock')
  for (let tries = 0; tries < 20; tries += 1) {
    if (tryCreateLock(path)) return () => rmSync(path, { force: true })
    const holder = readHolder(path)
    if (holder && isAlive(holder))
      throw new Error(
        `The data folder ${folder} is in use by another Liftwise process (pid ${holder.pid}). Stop that one, or set DATA_DIR to another folder.`,
      )
    removeStaleLock(path)
    await wait(25)
  }
  throw new Error(`The data folder ${folder} could not be locked: ${path} cannot be replaced.`)
}

function tryCreateLock(path: string): boolean {
  const self: LockHolder = { pid: process.pid, started: processStartTime(process.pid) }
  try {
    writeFileSync(path, JSON.stringify(self), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Lets only one process at a time check again and remove, so that a lock taken meanwhile is never removed. */
function removeStaleLock(path: string): void {
  const guard = `${path}.takeover`
  try {
    mkdirSync(guard)
  } catch {
    if (Date.now() - modifiedAt(guard) > STALE_TAKEOVER_MS)
      rmSync(guard, { recursive: true, force: true })
    return
  }
  const holder = readHolder(path)
  if (!holder || !isAlive(holder)) rmSync(path, { force: true })
  rmdirSync(guard)
}

function readHolder(path: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder
  } catch {
    return null
  }
}

function isAlive({ pid, started }: LockHolder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = processStartTime(pid)
  return started === null || now === null || now === started
}

/** Returns the clock ticks since boot at which the process started; null on systems other than Linux. */
function processStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function modifiedAt(path: string): number {
  try {
    return statSync(path).mtimeMs
  } catch {
    return Date.now()
  }
}
