/** Stores logos, videos and exports: in a folder by default, or in an S3-compatible store if the settings name one. */
import type { Readable } from 'node:stream'

export interface FileStore {
  /**
   * Stores the content completely or not at all, replacing a file of the same key. Keys look like 'exports/<id>.csv'.
   */
  put(key: string, content: Buffer | Readable, contentType: string): Promise<void>
  /** Returns null if the file does not exist. */
  get(key: string): Promise<Readable | null>
  /** Returns at most `bytes` first bytes and the size; null if the file does not exist. */
  head(key: string, bytes: number): Promise<FileHead | null>
  /** Returns a link that works without signing in until it expires. */
  signedGetUrl(key: string, options: LinkOptions): Promise<string>
  /** Returns a link that accepts one PUT of exactly this content type and size. */
  signedPutUrl(key: string, options: PutLinkOptions): Promise<string>
  /** Renames a file. Returns false if it does not exist. */
  move(from: string, to: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Returns all finished files in no particular order. */
  list(): AsyncIterable<ListedFile>
  /** Removes writes that began before this time and were never finished. */
  removeUnfinished(before: Date): Promise<void>
  /** Rejects when files cannot be written or cannot be read. */
  ping(): Promise<void>
  /** Access for this process, which serves the files under /files itself; null: the links lead to the store. */
  readonly local: LocalFiles | null
}

export interface FileHead {
  /** Size of the whole file in bytes. */
  size: number
  start: Buffer
}

/** Size in bytes. */
export interface ListedFile {
  key: string
  size: number
}

export interface LinkOptions {
  expiresInSeconds: number
  /** If set, the browser saves the file under this name instead of showing it. */
  downloadName?: string
}

/** Limits of an upload; sizes in bytes. */
export interface PutLimits {
  contentType: string
  /** Exact size; null: unknown in advance. */
  size: number | null
  maxSize: number
}

export interface PutLinkOptions extends PutLimits {
  expiresInSeconds: number
}

export interface LocalFiles {
  folder: string
  /** Verifies a link's path and query; null if they were changed, have expired or were never issued. */
  verifyGetLink(key: string, query: LinkQuery): { downloadName: string | null } | null
  /** Same as `verifyGetLink`, for an upload link. */
  verifyPutLink(key: string, query: LinkQuery): PutLimits | null
  /** Stores an upload that respects the limits and whose key has no file yet; otherwise nothing remains of it. */
  receive(key: string, content: Readable, limits: PutLimits): Promise<ReceiveResult>
}

export type ReceiveResult = 'kept' | 'already there' | 'too large' | 'another size' | 'no room'

export interface LinkQuery {
  expires?: string
  name?: string
  type?: string
  size?: string
  max?: string
  signature?: string
}

/** Folders of files that are written as streams, each named after its job's id; only these can have leftovers. */
export const STREAMED_FOLDERS = ['exports/', 'imports/'] as const

/** Returns the key unchanged; throws for text that is not a file key, so that it never reaches a folder or a store. */
export function fileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${JSON.stringify(key)}`)
  return key
}

/** Accepts folders and a name of letters, digits and inner punctuation, so that no key can escape the folder. */
export function isFileKey(key: string): boolean {
  return key.length <= 300 && /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*(\.[A-Za-z0-9]+)*$/.test(key)
}

/** Reads a small file into memory; null if it is larger than `maxBytes`. */
export async function readAll(content: Readable, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes > maxBytes) return null
  }
  return Buffer.concat(chunks)
}
