/** Writes the file that a job leaves for download. */
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { message } from '#domain/messages.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import type { QueuedJob } from '../../platform/queue/queue.ts'

/**
 * Stores what `write` writes, and returns its key with the result of `write`. Each attempt has a file of its own, so that
 * one that ends too late removes no other's.
 */
export async function writeJobFile<T>(
  { id, attempt }: Pick<QueuedJob, 'id' | 'attempt'>,
  files: FileStore,
  { extension, contentType }: { extension: string; contentType: string },
  write: (file: FileHandle) => Promise<T>,
): Promise<{ key: string; written: T }> {
  const keyOf = (number: number) => `exports/${id}${number === 1 ? '' : `-${number}`}.${extension}`
  for (let earlier = 1; earlier < attempt; earlier += 1) await files.remove(keyOf(earlier))
  const key = keyOf(attempt)
  const written = await withTemporaryFile(async (file, path) => {
    const result = await write(file)
    await files.put(key, createReadStream(path), contentType)
    return result
  })
  return { key, written }
}

/** The file exists only while `work` runs. */
async function withTemporaryFile<T>(
  work: (file: FileHandle, path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'liftwise-export-'))
  try {
    const path = join(folder, 'content')
    const file = await open(path, 'wx', 0o600)
    try {
      return await work(file, path)
    } finally {
      await file.close()
    }
  } catch (error) {
    throw isFullDisk(error) ? new Error(message('jobDiskFull'), { cause: error }) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Appends a stream to a file. */
export async function saveTo(
  file: FileHandle,
  bytes: AsyncIterable<string | Buffer>,
): Promise<void> {
  for await (const chunk of bytes) await file.writeFile(chunk)
}
