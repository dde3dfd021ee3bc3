/** Stores the files of a backup in an empty file store. */
import type { Readable } from 'node:stream'
import { contentDisposition } from '../files/contentDisposition.ts'
import { fileKey, type FileStore, readAll } from '../files/fileStore.ts'
import { sha256OfStream } from './archiveFormat.ts'

/** Names the backup of an unfinished restoration, which may be repeated over what it left. */
export const RESTORE_MARKER = 'unfinished-restore.txt'

export interface FileRestorer {
  store(key: string, content: Readable): Promise<string>
  finish(): Promise<void>
  /** Removes what was stored. Returns the key of a file that could not be removed. */
  undo(): Promise<string | null>
}

/** Rejects when the store has files, unless an earlier restoration of the same backup (`id`) was killed there. */
export async function openFileRestorer(files: FileStore, id: string): Promise<FileRestorer> {
  const marker = await files.get(RESTORE_MARKER)
  const unfinishedId = marker && (await readAll(marker, 1_000))?.toString()
  if (unfinishedId !== id) {
    const first = await firstKey(files)
    if (first !== null)
      throw new Error(
        `The file store is not empty: it holds ${first}. Restore into an empty folder or bucket. Nothing was restored.`,
      )
  }
  await files.put(RESTORE_MARKER, Buffer.from(id), 'text/plain')
  const stored: string[] = []
  return {
    async store(key, content) {
      stored.push(fileKey(key))
      return storeFile(files, key, content)
    },
    finish: () => files.remove(RESTORE_MARKER),
    async undo() {
      // The store was empty: one key that cannot be removed must not keep the others, whether or not it was stored.
      for (const key of [...stored, RESTORE_MARKER]) await files.remove(key).catch(() => undefined)
      return firstKey(files)
    },
  }
}

/** Stores a file, reads it back, and returns its SHA-256. */
export async function storeFile(files: FileStore, key: string, content: Readable): Promise<string> {
  const type = contentDisposition(key, null).contentType ?? 'application/octet-stream'
  await files.put(key, content, type)
  const back = await files.get(key)
  if (!back) throw new Error(`The file ${key} was not stored.`)
  return sha256OfStream(back)
}

async function firstKey(files: FileStore): Promise<string | null> {
  for await (const { key } of files.list()) return key
  return null
}
