/**
 * Format of a backup: an uncompressed tar archive, in this order, of
 *
 * - `backup.json`: name and version of the format
 * - `tables/<table>/000001.jsonl.gz`, …: rows, see databaseRows.ts
 * - `files/<key>`: files of the file store
 * - `checksums/000001.jsonl`, …: key, size and SHA-256 of up to 1,000 files that precede it
 * - `keys.json`: the TOKEN_SECRET
 * - `manifest.json`: schema version, rows and SHA-256 of everything above; without it an archive is truncated
 */
import { createHash, type Hash } from 'node:crypto'
import { z } from 'zod'

export const ENTRY = {
  format: 'backup.json',
  keys: 'keys.json',
  manifest: 'manifest.json',
} as const

export const FILES_PER_CHECKSUMS = 1_000

const FORMAT = { format: 'liftwise-backup', version: 1 }

export const formatText = JSON.stringify(FORMAT)

/** Throws for other files, and for formats of later versions. */
export function checkFormat(text: string): void {
  const { version } = z
    .object({ format: z.literal(FORMAT.format), version: z.int() })
    .parse(JSON.parse(text))
  if (version > FORMAT.version) throw new Error('it was made by a newer version of Liftwise')
}

/** Number of lines, and the SHA-256 of all of them. */
const digestSchema = z.object({ rows: z.int(), sha256: z.string() })

export type Digest = z.infer<typeof digestSchema>

const manifestSchema = z.object({
  createdAt: z.string(),
  /** Names of the migrations that the database had, in their order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), digestSchema),
  /** Covers the lines of all `checksums/`. */
  files: digestSchema,
  keys: digestSchema,
  /** Client id → position of the first wrong entry, for audit chains that were broken before the backup. */
  auditBreaks: z.record(z.string(), z.number()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Adds the manifest's own checksum. */
export function sealManifest(manifest: Manifest): string {
  const text = JSON.stringify(manifest)
  return JSON.stringify({ sha256: sha256(text), manifest: text })
}

export function openManifest(sealed: string): Manifest {
  const { sha256: expected, manifest } = z
    .object({ sha256: z.string(), manifest: z.string() })
    .parse(JSON.parse(sealed))
  if (sha256(manifest) !== expected) throw new Error('its manifest was changed')
  return manifestSchema.parse(JSON.parse(manifest))
}

const keysSchema = z.object({ TOKEN_SECRET: z.string() })

export const keysText = (tokenSecret: string): string =>
  JSON.stringify({ TOKEN_SECRET: tokenSecret } satisfies z.infer<typeof keysSchema>)

export const tokenSecretOf = (keys: string): string =>
  keysSchema.parse(JSON.parse(keys)).TOKEN_SECRET

export interface FileChecksum {
  key: string
  size: number
  sha256: string
}

export const checksumLine = ({ key, size, sha256 }: FileChecksum): string =>
  `${JSON.stringify({ key, size, sha256 })}\n`

/** Hashes lines as they come. */
export interface LineDigest {
  add(text: string, rows: number): void
  result(): Digest
}

export function lineDigest(): LineDigest {
  const hash = createHash('sha256')
  let total = 0
  return {
    add: (text, rows) => {
      hash.update(text)
      total += rows
    },
    result: () => ({ rows: total, sha256: hash.copy().digest('hex') }),
  }
}

export async function sha256OfStream(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** Passes content on, and adds it to the hash. */
export async function* hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
