/** Where logos, videos and exports lie: a folder by default, any S3-compatible store when the settings name one. */
import type { Readable } from 'node:stream'

export interface FileStore {
  /** Keeps the content whole or not at all; the same key again replaces it. Keys look like 'exports/<id>.csv'. */
  put(key: string, content: Buffer | Readable, contentType: string): Promise<void>
  /** null: no such file. */
  get(key: string): Promise<Readable | null>
  /** The first bytes, at most so many, and what is known of the file; null: no such file. */
  head(key: string, bytes: number): Promise<FileHead | null>
  /** A link that works without signing in until it expires. */
  signedGetUrl(key: string, options: LinkOptions): Promise<string>
  /** A link to PUT one file to, with just this content type and size. */
  signedPutUrl(key: string, options: PutLinkOptions): Promise<string>
  /** Gives a file its other key. false: there is no such file. */
  move(from: string, to: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Clears away what began to be written before that time and was never finished. */
  removeUnfinished(before: Date): Promise<void>
  /** Rejects when files can be neither written nor read. */
  ping(): Promise<void>
  /** What this process must serve itself under /files; null: the links lead to the store. */
  readonly local: LocalFiles | null
}

export interface FileHead {
  /** Bytes of the whole file. */
  size: number
  start: Buffer
}

export interface LinkOptions {
  expiresInSeconds: number
  /** Given: the browser saves the file under this name instead of showing it. */
  downloadName?: string
}

/** Sizes in bytes. */
export interface PutLimits {
  contentType: string
  /** Exactly so many; null: not known beforehand. */
  size: number | null
  maxSize: number
}

export interface PutLinkOptions extends PutLimits {
  expiresInSeconds: number
}

export interface LocalFiles {
  folder: string
  /** Judges a link's path and query; null: tampered with, expired or never given out. */
  verifyGetLink(key: string, query: LinkQuery): { downloadName: string | null } | null
  /** As `verifyGetLink`, for a link to send a file. */
  verifyPutLink(key: string, query: LinkQuery): PutLimits | null
  /** Keeps what arrives, when it keeps to the limits and nothing is there; else nothing of it stays. */
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

/** Folders of the files that are written as streams, each named after its job's id: leftovers are looked for there. */
export const STREAMED_FOLDERS = ['exports/', 'imports/'] as const

/** The names of files: what is none never reaches a folder or a store. */
export function fileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${JSON.stringify(key)}`)
  return key
}

/** Folders and a name of letters, digits and inner punctuation: nothing that a file system reads as a way out. */
export function isFileKey(key: string): boolean {
  return key.length <= 300 && /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*(\.[A-Za-z0-9]+)*$/.test(key)
}

/**
 * A whole small file in memory.
 * null: it is larger than `most` bytes.
 */
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
