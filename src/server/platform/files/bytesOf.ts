/** A whole small file in memory. */
import type { Readable } from 'node:stream'

/** null: it is larger than `most` bytes. */
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
