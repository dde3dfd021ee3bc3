/** Files in a folder, handed out and taken in through links that are signed and expire. */
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
import { fileKey, isFileKey } from './fileKey.ts'
import type { FileStore } from './fileStore.ts'
import { linkSigner } from './linkSigner.ts'
import { receiveFile } from './receiveFile.ts'

export interface DiskFileStoreOptions {
  folder: string
  secret: string
  now?: () => Date
}

export function diskFileStore({
  folder,
  secret,
  now = () => new Date(),
}: DiskFileStoreOptions): FileStore {
  const signer = linkSigner(secret, now)
  const pathOf = (key: string) => join(folder, ...fileKey(key).split('/'))
  // One folder for all, so that leftovers are found without walking through the finished files.
  const unfinishedFolder = join(folder, '.unfinished')
  const unfinishedPath = () => join(unfinishedFolder, randomUUID())
  const makeFolders = async (path: string) => {
    await mkdir(unfinishedFolder, { recursive: true })
    await mkdir(dirname(path), { recursive: true })
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      await makeFolders(path)
      const unfinished = unfinishedPath()
      try {
        await writeFile(unfinished, content, { mode: 0o600, flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(key) {
      const file = await opened(pathOf(key))
      return file ? file.createReadStream() : null
    },
    async head(key, bytes) {
      const file = await opened(pathOf(key))
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
      return signer.linkTo(fileKey(key), options)
    },
    async signedPutUrl(key, options) {
      return signer.linkToPut(fileKey(key), options)
    },
    async move(from, to) {
      await makeFolders(pathOf(to))
      return unlessMissing(
        rename(pathOf(from), pathOf(to)).then(() => true),
        false,
      )
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async removeUnfinished(before) {
      for (const name of await readdir(unfinishedFolder).catch(() => [])) {
        const path = join(unfinishedFolder, name)
        const found = await unlessMissing(stat(path), null)
        if (found && found.mtime < before) await rm(path, { force: true })
      }
    },
    async ping() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK)
      const probe = await open(join(folder, '.probe'), 'w')
      await probe.close()
    },
    local: {
      folder,
      openLink: (key, query) => (isFileKey(key) ? signer.open(key, query) : null),
      openPutLink: (key, query) => (isFileKey(key) ? signer.openPut(key, query) : null),
      async receive(key, content, limits) {
        const path = pathOf(key)
        await makeFolders(path)
        return receiveFile({ path, unfinished: unfinishedPath(), content, limits })
      },
    },
  }
}

/** null: there is no such file. */
async function opened(path: string): Promise<FileHandle | null> {
  const file = await unlessMissing(open(path), null)
  if (!file || (await file.stat()).isFile()) return file
  await file.close()
  return null
}

/** Looking first would not do: another call may take the file away in between. */
async function unlessMissing<T, U>(work: Promise<T>, missing: U): Promise<T | U> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing
    throw error
  }
}
