/** Writes the archive of a backup as a stream. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import {
  checksumLine,
  ENTRY,
  FILES_PER_CHECKSUMS,
  formatText,
  hashed,
  keysText,
  lineDigest,
  type LineDigest,
  type Manifest,
  sealManifest,
} from './archiveFormat.ts'

export interface ArchiveWriter {
  /** Adds rows of a table: JSON objects, each with a line feed. A table without rows is added too. */
  addRows(table: string, lines: readonly string[]): Promise<void>
  addFile(file: { key: string; size: number; content: Readable }): Promise<void>
  addTokenSecret(secret: string): Promise<void>
}

type Facts = Pick<Manifest, 'migrations' | 'auditBreaks'>

/**
 * Writes an archive that only its owner may read, and that has its name only when it is complete; a failure leaves
 * nothing. `work` adds the content and returns the manifest's other facts.
 */
export async function writeArchive(
  path: string,
  work: (archive: ArchiveWriter) => Promise<Facts>,
): Promise<Manifest> {
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true })
  const { readable, controller } = createTarPacker()
  const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true })
  const writing = pipeline(Readable.fromWeb(readable), target)
  const addEntry: AddEntry = async (name, size, content) => {
    const entry = controller.add({ name, size, mode: 0o600 }).getWriter()
    for await (const chunk of content) await entry.write(chunk)
    await entry.close()
  }
  const addAll = async () => {
    try {
      const manifest = await addContent(addEntry, work)
      controller.finalize()
      return manifest
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  const [added, written] = await Promise.allSettled([addAll(), writing])
  if (added.status === 'fulfilled' && written.status === 'fulfilled') {
    await rename(unfinished, path)
    return added.value
  }
  // A failure may come before the file is opened.
  if (!target.closed) await new Promise<void>((resolve) => target.once('close', resolve))
  await rm(unfinished, { force: true })
  throw added.status === 'rejected' ? added.reason : (written as PromiseRejectedResult).reason
}

type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
type AddEntry = (name: string, size: number, content: Content) => Promise<void>

async function addContent(
  addEntry: AddEntry,
  work: (archive: ArchiveWriter) => Promise<Facts>,
): Promise<Manifest> {
  const addBytes = (name: string, bytes: Buffer) => addEntry(name, bytes.length, [bytes])
  const tables = new Map<string, { digest: LineDigest; chunks: number }>()
  const files = lineDigest()
  const keys = lineDigest()
  let checksums: string[] = []
  let checksumChunks = 0
  const addChecksums = async () => {
    if (checksums.length === 0) return
    const text = checksums.join('')
    files.add(text, checksums.length)
    checksums = []
    checksumChunks += 1
    await addBytes(`checksums/${numbered(checksumChunks)}.jsonl`, Buffer.from(text))
  }
  await addBytes(ENTRY.format, Buffer.from(formatText))
  const facts = await work({
    async addRows(name, lines) {
      const table = tables.get(name) ?? { digest: lineDigest(), chunks: 0 }
      tables.set(name, table)
      if (lines.length === 0) return
      const text = lines.join('')
      table.digest.add(text, lines.length)
      table.chunks += 1
      const bytes = await promisify(gzip)(text)
      await addBytes(`tables/${name}/${numbered(table.chunks)}.jsonl.gz`, bytes)
    },
    async addFile({ key, size, content }) {
      const hash = createHash('sha256')
      await addEntry(`files/${key}`, size, hashed(content, hash))
      checksums.push(checksumLine({ key, size, sha256: hash.digest('hex') }))
      if (checksums.length === FILES_PER_CHECKSUMS) await addChecksums()
    },
    async addTokenSecret(secret) {
      keys.add(keysText(secret), 1)
      await addBytes(ENTRY.keys, Buffer.from(keysText(secret)))
    },
  })
  await addChecksums()
  const manifest: Manifest = {
    createdAt: new Date().toISOString(),
    ...facts,
    tables: Object.fromEntries([...tables].map(([name, { digest }]) => [name, digest.result()])),
    files: files.result(),
    keys: keys.result(),
  }
  await addBytes(ENTRY.manifest, Buffer.from(sealManifest(manifest)))
  return manifest
}

const numbered = (count: number): string => String(count).padStart(6, '0')
