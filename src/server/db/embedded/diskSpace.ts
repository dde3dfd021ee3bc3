/** Nothing is written to a nearly full disk: the embedded engine cannot finish a write that runs out of space. */
import { statfs } from 'node:fs/promises'
import { notAvailable } from '#domain/errors.ts'

export const LEAST_FREE_BYTES = 64 * 1024 * 1024
const LOOK_AGAIN_MS = 500

let looked = { folder: '', at: 0, free: Infinity }

/** Rejects, in words, while less than 64 MiB are free. */
export async function refuseWhenNearlyFull(folder: string, freeBytes = freeBytesOf): Promise<void> {
  const now = Date.now()
  if (looked.folder !== folder || now - looked.at > LOOK_AGAIN_MS)
    looked = { folder, at: now, free: await freeBytes(folder) }
  if (looked.free < LEAST_FREE_BYTES)
    throw notAvailable(
      'The disk is nearly full, so nothing was saved. Free some space and try again.',
    )
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
