/** Reads and verifies the archive of a backup as a stream. */
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { isFileKey } from '../files/fileStore.ts'
import {
  checkFormat,
  checksumLine,
  type Digest,
  ENTRY,
  type FileChecksum,
  lineDigest,
  type LineDigest,
  type Manifest,
  openManifest,
  sha256OfStream,
  tokenSecretOf,
} from './archiveFormat.ts'
import { RESTORE_MARKER } from './restoreFiles.ts'

export interface ArchiveReader {
  /** `lines` are JSON objects, each with a line feed. */
  readRows(table: string, lines: string): Promise<void>
  /** Reads the content to its end and returns its SHA-256. */
  readFile(key: string, content: Readable): Promise<string>
}

export interface ArchiveContent {
  manifest: Manifest
  tokenSecret: string
}

/** Reads the whole archive; rejects with a sentence if it is damaged, truncated or no backup. */
export async function verifyArchive(path: string): Promise<ArchiveContent> {
  try {
    return await readArchive(path, {
      readRows: () => Promise.resolve(),
      readFile: (_key, content) => sha256OfStream(content),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof Error && 'syscall' in error)
      throw new Error(`The backup cannot be read: ${reason}`, { cause: error })
    throw new Error(
      `${path} is damaged, incomplete or not a backup (${reason}). Nothing was restored: use another backup.`,
      { cause: error },
    )
  }
}

/** Passes the content on, a chunk or a file at a time, and rejects where a checksum differs. */
export async function readArchive(path: string, reader: ArchiveReader): Promise<ArchiveContent> {
  const tables = new Map<string, LineDigest>()
  const files = lineDigest()
  const keys = lineDigest()
  /** Files since the last checksums. */
  let unchecked: FileChecksum[] = []
  let tokenSecret = ''
  let manifest: Manifest | undefined

  const readTable = async (table: string, bytes: Buffer) => {
    const text = (await promisify(gunzip)(bytes, { maxOutputLength: MAX_BYTES })).toString()
    const digest = tables.get(table) ?? lineDigest()
    tables.set(table, digest)
    digest.add(text, text.split('\n').length - 1)
    await reader.readRows(table, text)
  }
  const readChecksums = (lines: string) => {
    if (lines !== unchecked.map(checksumLine).join('')) {
      const damaged = unchecked.find((file) => !lines.includes(checksumLine(file)))
      throw new Error(`the file ${damaged?.key ?? ''} does not fit its checksum`)
    }
    files.add(lines, unchecked.length)
    unchecked = []
  }
  const readEntry = async ({ header: { name, size }, body }: ParsedTarEntry) => {
    const content = Readable.fromWeb(body as ReadableStream)
    const [folder = '', ...rest] = name.split('/')
    if (folder === 'files') {
      const key = rest.join('/')
      // A store would refuse it halfway; a store of another kind might not.
      if (!isFileKey(key) || key === RESTORE_MARKER)
        throw new Error(`it holds the file ${JSON.stringify(key)}, which is no key`)
      unchecked.push({ key, size, sha256: await reader.readFile(key, content) })
      return
    }
    if (size > MAX_BYTES) throw new Error(`${name} is too large`)
    const bytes = await buffer(content)
    if (name === ENTRY.format) checkFormat(bytes.toString())
    else if (folder === 'tables') await readTable(rest[0] ?? '', bytes)
    else if (folder === 'checksums') readChecksums(bytes.toString())
    else if (name === ENTRY.keys) {
      keys.add(bytes.toString(), 1)
      tokenSecret = tokenSecretOf(bytes.toString())
    } else if (name === ENTRY.manifest) manifest = openManifest(bytes.toString())
    else throw new Error(`it holds ${name}`)
  }

  let isFirst = true
  for await (const entry of readEntries(path)) {
    if (isFirst !== (entry.header.name === ENTRY.format) || manifest)
      throw new Error('its parts are out of order')
    isFirst = false
    await readEntry(entry)
  }
  if (!manifest || unchecked.length > 0) throw new Error('its end is missing')
  assertDigest('the list of files', files.result(), manifest.files)
  assertDigest('the keys', keys.result(), manifest.keys)
  for (const name of new Set([...tables.keys(), ...Object.keys(manifest.tables)]))
    assertDigest(
      `the table ${name}`,
      (tables.get(name) ?? lineDigest()).result(),
      manifest.tables[name],
    )
  return { manifest, tokenSecret }
}

/** Largest part that is held in memory; chunks of tables have some megabytes. */
const MAX_BYTES = 256 * 1024 * 1024
const READ_BYTES = 1024 * 1024

/** A body must be read before the next entry. */
function readEntries(path: string): AsyncIterable<ParsedTarEntry> {
  const bytes = Readable.toWeb(createReadStream(path, { highWaterMark: READ_BYTES }))
  const decoder = createTarDecoder({ strict: true })
  return bytes.pipeThrough(decoder as never) as ReadableStream<ParsedTarEntry>
}

/** Throws if the rows differ from those of the backup. */
export function assertDigest(name: string, found: Digest, expected: Digest | undefined): void {
  if (found.rows === expected?.rows && found.sha256 === expected.sha256) return
  throw new Error(
    `${name} does not fit its checksum: ${found.rows} rows instead of ${expected?.rows ?? 0}, or another content`,
  )
}
