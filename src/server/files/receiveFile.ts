/** Takes a file in under a hidden name, and gives it its own only when it is whole. */
import { link, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LEAST_FREE_BYTES } from '../db/embedded/diskSpace.ts'
import type { PutLimits, Received } from './fileStore.ts'
import { withinLimits } from './withinLimits.ts'

export interface FileToReceive {
  path: string
  /** On the same disk. */
  unfinished: string
  content: Readable
  limits: PutLimits
}

export async function receiveFile({
  path,
  unfinished,
  content,
  limits,
}: FileToReceive): Promise<Received> {
  if (await isThere(path)) return 'already there'
  if (!(await hasRoom(dirname(path), limits.size ?? limits.maxSize))) return 'no room'
  const { stream, broken } = withinLimits(limits)
  try {
    // Opened before anything can break off: a name that is still being made would outlive its removal.
    const file = await open(unfinished, 'wx', 0o600)
    await pipeline(content, stream, file.createWriteStream({ flush: true }))
    return (await finish(unfinished, path)) ? 'kept' : 'already there'
  } catch (error) {
    const why = broken() ?? (codeOf(error) === 'ENOSPC' ? 'no room' : null)
    if (why === null) throw error
    return why
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** A link never writes over a file, not even one that was finished a moment ago. */
async function finish(unfinished: string, path: string): Promise<boolean> {
  try {
    await link(unfinished, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // Some disks have no second names for a file.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error
    if (await isThere(path)) return false
    await rename(unfinished, path)
    return true
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** What is left is the database's, which cannot finish a write on a full disk. */
async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= LEAST_FREE_BYTES
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
