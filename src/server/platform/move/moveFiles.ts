/** Copies all files of a store to another one; files that are already there with the same content are not sent again. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type FileChecksum, hashed, sha256OfStream } from '../backup/archiveFormat.ts'
import { RESTORE_MARKER, storeFile } from '../backup/restoreFiles.ts'
import type { FileStore } from '../files/fileStore.ts'

/**
 * Returns the checksum of each file, in the order of the keys. Rejects before anything is written when the target has a
 * file that the source has not. A failure leaves what was copied, so that a repetition goes on.
 */
export async function moveFiles(
  source: FileStore,
  target: FileStore,
  report: (sentence: string) => void,
): Promise<FileChecksum[]> {
  const files = await listSizes(source)
  const present = await listSizes(target)
  for (const key of present.keys())
    if (!files.has(key))
      throw new Error(
        `The file store to move to holds ${key}, which this one has not. Use an empty folder or bucket. Nothing was moved.`,
      )
  let bytes = 0
  let totalBytes = 0
  for (const size of files.values()) totalBytes += size
  const waiting = [...files.keys()].toSorted().toReversed()
  const moved: FileChecksum[] = []
  const moveNext = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const sha256 = await moveFile(source, target, { key, isPresent: present.has(key) })
      const size = files.get(key) ?? 0
      moved.push({ key, size, sha256 })
      bytes += size
      const percent = totalBytes === 0 ? 100 : Math.floor((bytes / totalBytes) * 100)
      report(
        `${moved.length} of ${files.size} files, ${megabytes(bytes)} of ${megabytes(totalBytes)} MB (${percent} %)`,
      )
    }
  }
  const moving = Array.from({ length: PARALLEL_FILES }, () =>
    moveNext().catch((error: unknown) => {
      waiting.length = 0
      throw error
    }),
  )
  const failed = (await Promise.allSettled(moving)).find(({ status }) => status === 'rejected')
  if (failed) await Promise.all(moving)
  return moved.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

const PARALLEL_FILES = 4

const megabytes = (bytes: number): number => Math.round(bytes / 1e6)

async function listSizes(files: FileStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { key, size } of files.list()) if (key !== RESTORE_MARKER) sizes.set(key, size)
  return sizes
}

/** Returns the SHA-256 that the file has in both stores. */
async function moveFile(
  source: FileStore,
  target: FileStore,
  { key, isPresent }: { key: string; isPresent: boolean },
): Promise<string> {
  const content = await source.get(key)
  if (!content) throw new Error(`The file ${key} was deleted meanwhile.`)
  try {
    if (!isPresent) {
      const hash = createHash('sha256')
      const found = await storeFile(target, key, Readable.from(hashed(content, hash)))
      const sha256 = hash.digest('hex')
      if (found === sha256) return sha256
      throw new Error(`The file ${key} was not stored as it is. Delete it there, and move again.`)
    }
    const there = await target.get(key)
    const found = there && (await sha256OfStream(there))
    const sha256 = await sha256OfStream(content)
    if (found === sha256) return sha256
    throw new Error(
      `The file store to move to holds another file ${key}. Delete it there, or use an empty folder or bucket.`,
    )
  } finally {
    content.destroy()
  }
}
