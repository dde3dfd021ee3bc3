/** Prevents writes to a nearly full disk: the embedded engine cannot complete a write that runs out of space. */
import { statfs } from 'node:fs/promises'
import { unavailable } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'

export const MIN_FREE_BYTES = 64 * 1024 * 1024
const CHECK_INTERVAL_MS = 500

let lastCheck = { folder: '', at: 0, free: Infinity }

/** Rejects with a message while less than 64 MiB are free. */
export async function assertDiskSpace(folder: string, readFree = readFreeBytes): Promise<void> {
  const now = Date.now()
  if (lastCheck.folder !== folder || now - lastCheck.at > CHECK_INTERVAL_MS)
    lastCheck = { folder, at: now, free: await readFree(folder) }
  if (lastCheck.free < MIN_FREE_BYTES) throw unavailable(message('diskFull'))
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
