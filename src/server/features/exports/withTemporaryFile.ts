/** A new file for as long as some work takes; nothing of it stays. */
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TemporaryFile {
  file: FileHandle
  path: string
}

export async function withTemporaryFile<T>(work: (file: TemporaryFile) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'liftwise-export-'))
  try {
    const path = join(folder, 'sheet')
    const file = await open(path, 'wx', 0o600)
    try {
      return await work({ file, path })
    } finally {
      await file.close()
    }
  } catch (error) {
    throw isFullDisk(error) ? new Error(DISK_FULL_MESSAGE, { cause: error }) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const DISK_FULL_MESSAGE =
  'The server’s disk is full, so the file could not be written. Try again later.'

const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
