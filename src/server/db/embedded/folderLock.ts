/** One process per folder: two on one embedded database would silently lose each other's rows. */
import { mkdirSync, readFileSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Holder {
  pid: number
  /** Tells a process from a later one with the same number; null where the system does not say. */
  started: string | null
}

const FORGOTTEN_MS = 10_000

/** Takes the lock, from a dead process too; gives the release. Rejects with a sentence while its holder lives. */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'lock')
  for (let tries = 0; tries < 20; tries += 1) {
    if (created(path)) return () => rmSync(path, { force: true })
    const holder = holderOf(path)
    if (holder && lives(holder))
      throw new Error(
        `The data folder ${folder} is in use by another Liftwise process (pid ${holder.pid}). Stop that one, or set DATA_DIR to another folder.`,
      )
    removeDead(path)
    await wait(25)
  }
  throw new Error(`The data folder ${folder} could not be locked: ${path} cannot be replaced.`)
}

function created(path: string): boolean {
  const self: Holder = { pid: process.pid, started: startOf(process.pid) }
  try {
    writeFileSync(path, JSON.stringify(self), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Only one process at a time looks again and removes, so that nobody removes a lock taken meanwhile. */
function removeDead(path: string): void {
  const guard = `${path}.takeover`
  try {
    mkdirSync(guard)
  } catch {
    if (Date.now() - madeAt(guard) > FORGOTTEN_MS) rmSync(guard, { recursive: true, force: true })
    return
  }
  const holder = holderOf(path)
  if (!holder || !lives(holder)) rmSync(path, { force: true })
  rmdirSync(guard)
}

function holderOf(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return null
  }
}

function lives({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = startOf(pid)
  return started === null || now === null || now === started
}

/** Linux: the boot's clock ticks at which the process began. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function madeAt(path: string): number {
  try {
    return statSync(path).mtimeMs
  } catch {
    return Date.now()
  }
}
