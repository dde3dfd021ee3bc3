/** Stores files in a folder; signed links that expire give access to them. */
import {
  type FileHandle,
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileKey, isFileKey, type FileStore, type ListedFile } from './fileStore.ts'
import { linkSigner } from './linkSigner.ts'
import { receiveFile } from './receiveFile.ts'

export interface DiskFileStoreOptions {
  folder: string
  secret: string
  /** Links that it signed still work. */
  previousSecret?: string | null
  now?: () => Date
}

export function diskFileStore({
  folder,
  secret,
  previousSecret = null,
  now = () => new Date(),
}: DiskFileStoreOptions): FileStore {
  const signer = linkSigner(secret, now, previousSecret)
  const pathOf = (key: string) => join(folder, ...fileKey(key).split('/'))
  // A single folder, so that leftovers are found without walking through the finished files.
  const temporaryFolder = join(folder, '.unfinished')
  const temporaryPath = () => join(temporaryFolder, randomUUID())
  const makeFolders = async (path: string) => {
    await mkdir(temporaryFolder, { recursive: true })
    await mkdir(dirname(path), { recursive: true })
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      await makeFolders(path)
      const temporary = temporaryPath()
      try {
        await writeFile(temporary, content, { mode: 0o600, flush: true })
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async get(key) {
      const file = await openExisting(pathOf(key))
      return file ? file.createReadStream() : null
    },
    async head(key, bytes) {
      const file = await openExisting(pathOf(key))
      if (!file) return null
      try {
        const { size } = await file.stat()
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
        return { size, start: buffer.subarray(0, bytesRead) }
      } finally {
        await file.close()
      }
    },
    async signedGetUrl(key, options) {
      return signer.signGet(fileKey(key), options)
    },
    async signedPutUrl(key, options) {
      return signer.signPut(fileKey(key), options)
    },
    async move(from, to) {
      await makeFolders(pathOf(to))
      return orIfMissing(
        rename(pathOf(from), pathOf(to)).then(() => true),
        false,
      )
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    list: () => listFiles(folder, ''),
    async removeUnfinished(before) {
      for (const name of await readdir(temporaryFolder).catch(() => [])) {
        const path = join(temporaryFolder, name)
        const stats = await orIfMissing(stat(path), null)
        if (stats && stats.mtime < before) await rm(path, { force: true })
      }
    },
    async ping() {
      await mkdir(temporaryFolder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
      // Every file begins in this folder, which another user may have made.
      const probe = temporaryPath()
      await writeFile(probe, '', { mode: 0o600 })
      await rm(probe)
    },
    local: {
      folder,
      verifyGetLink: (key, query) => (isFileKey(key) ? signer.verifyGet(key, query) : null),
      verifyPutLink: (key, query) => (isFileKey(key) ? signer.verifyPut(key, query) : null),
      async receive(key, content, limits) {
        const path = pathOf(key)
        await makeFolders(path)
        return receiveFile({ path, temporaryPath: temporaryPath(), content, limits })
      },
    },
  }
}

/** `prefix` is the folder's own part of the keys. */
async function* listFiles(folder: string, prefix: string): AsyncGenerator<ListedFile> {
  for (const entry of await orIfMissing(readdir(folder, { withFileTypes: true }), [])) {
    const path = join(folder, entry.name)
    const key = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* listFiles(path, `${key}/`)
    else if (isFileKey(key)) {
      const stats = await orIfMissing(stat(path), null)
      if (stats) yield { key, size: stats.size }
    }
  }
}

/** Returns null if the file does not exist. */
async function openExisting(path: string): Promise<FileHandle | null> {
  const file = await orIfMissing(open(path), null)
  if (!file || (await file.stat()).isFile()) return file
  await file.close()
  return null
}

/** Handles the error instead of checking first, since another call may delete the file in between. */
async function orIfMissing<T, U>(work: Promise<T>, missing: U): Promise<T | U> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing
    throw error
  }
}
