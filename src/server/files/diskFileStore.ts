/** Files in a folder, handed out through links that are signed and expire. */
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { FileStore } from './fileStore.ts'
import { linkSigner } from './linkSigner.ts'

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
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split('/'))
  return {
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = join(dirname(path), `.${randomUUID()}`)
      try {
        await writeFile(unfinished, content, { mode: 0o600, flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => null)
      return found?.isFile() ? createReadStream(path) : null
    },
    async signedGetUrl(key, options) {
      return signer.linkTo(checkedKey(key), options)
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async ping() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK)
      const probe = await open(join(folder, '.probe'), 'w')
      await probe.close()
    },
    local: {
      folder,
      openLink: (key, query) => (isKey(key) ? signer.open(key, query) : null),
    },
  }
}

function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a file key: ${JSON.stringify(key)}`)
  return key
}

/** Folders and a name of letters, digits and inner punctuation: nothing that a file system reads as a way out. */
function isKey(key: string): boolean {
  return key.length <= 300 && /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*(\.[A-Za-z0-9]+)*$/.test(key)
}
