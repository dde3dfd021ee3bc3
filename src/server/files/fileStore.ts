/** Where logos, videos and exports lie: a folder by default, any S3-compatible store when the settings name one. */
import type { Readable } from 'node:stream'

export interface FileStore {
  /** Keeps the content whole or not at all; the same key again replaces it. Keys look like 'exports/<id>.csv'. */
  put(key: string, content: Buffer | Readable, contentType: string): Promise<void>
  /** null: no such file. */
  get(key: string): Promise<Readable | null>
  /** A link that works without signing in until it expires. */
  signedGetUrl(key: string, options: LinkOptions): Promise<string>
  remove(key: string): Promise<void>
  /** Rejects when files can be neither written nor read. */
  ping(): Promise<void>
  /** What this process must serve itself under /files; null: the links lead to the store. */
  readonly local: LocalFiles | null
}

export interface LinkOptions {
  expiresInSeconds: number
  /** Given: the browser saves the file under this name instead of showing it. */
  downloadName?: string
}

export interface LocalFiles {
  folder: string
  /** Judges a link's path and query; null: tampered with, expired or never given out. */
  openLink(key: string, query: LinkQuery): { downloadName: string | null } | null
}

export interface LinkQuery {
  expires?: string
  name?: string
  signature?: string
}
