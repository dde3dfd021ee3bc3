/** A zip file written piece by piece: what is in an entry needs not be known when it begins. */
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

export interface ZipWriter {
  /** One entry at a time. */
  beginEntry: (name: string) => Promise<void>
  /** Deflated while the caller goes on; a failure is told by a later call. */
  write: (content: string) => Promise<void>
  /** Ends the entry. */
  endEntry: () => Promise<void>
  end: () => Promise<void>
}

interface ZipEntry {
  name: Buffer
  offset: number
  crc: number
  packed: number
  size: number
}

/** Into an empty file. Without the extension for more than 4 GiB, which it refuses in words. */
export function openZipWriter(file: FileHandle): ZipWriter {
  const entries: ZipEntry[] = []
  let offset = 0
  let entry: ZipEntry | undefined
  let pending: Promise<void> = Promise.resolve()

  const append = async (bytes: Buffer) => {
    if (offset + bytes.length > MAX_BYTES) throw new Error(TOO_LARGE)
    await writeAt(file, bytes, offset)
    offset += bytes.length
  }
  const deflateInto = async (into: ZipEntry, bytes: Buffer) => {
    const packed = await deflateAsync(bytes, DEFLATE_OPTIONS)
    into.packed += packed.length
    await append(packed)
  }
  return {
    beginEntry: async (name) => {
      entry = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 }
      entries.push(entry)
      await append(localHeader(entry))
    },
    write: async (content) => {
      if (!entry) throw new Error('No entry was begun.')
      const into = entry
      const bytes = Buffer.from(content)
      into.crc = crc32(bytes, into.crc)
      into.size += bytes.length
      await pending
      pending = deflateInto(into, bytes)
      pending.catch(() => undefined)
    },
    endEntry: async () => {
      if (!entry) throw new Error('No entry was begun.')
      await pending
      entry.packed += FINAL_BLOCK.length
      await append(FINAL_BLOCK)
      // What it holds is known now.
      await writeAt(file, localHeader(entry), entry.offset)
      entry = undefined
    },
    end: async () => {
      const start = offset
      for (const one of entries) await append(centralHeader(one))
      await append(endOfDirectory(entries.length, start, offset - start))
    },
  }
}

const TOO_LARGE = 'This is more than an Excel file can hold. Export it as CSV, or filter the list.'
const MAX_BYTES = 0xff_ff_ff_00

const deflateAsync = promisify<Buffer, object, Buffer>(deflateRaw)

/** Each piece ends at a whole byte, so that the next may follow it. */
const DEFLATE_OPTIONS = { level: 1, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 128 * 1024 }

/** An empty block that says that no more follow. */
const FINAL_BLOCK = Buffer.from([0x03, 0x00])

const METHOD_DEFLATE = 8
const UTF8_NAMES = 0x08_00
const VERSION = 20
/** 1 January 1980, the first day that a zip file knows. */
const EPOCH_DATE = 0x21

/** What both kinds of header have in common, from the version that is needed on. */
function sharedHeader({ name, crc, packed, size }: ZipEntry): Buffer {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(VERSION, 0)
  bytes.writeUInt16LE(UTF8_NAMES, 2)
  bytes.writeUInt16LE(METHOD_DEFLATE, 4)
  bytes.writeUInt16LE(EPOCH_DATE, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(packed, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(name.length, 22)
  return bytes
}

const localHeader = (entry: ZipEntry): Buffer =>
  Buffer.concat([Buffer.from('PK\u0003\u0004'), sharedHeader(entry), entry.name])

function centralHeader(entry: ZipEntry): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(entry.offset, 10)
  const made = Buffer.from([VERSION, 0])
  return Buffer.concat([Buffer.from('PK\u0001\u0002'), made, sharedHeader(entry), rest, entry.name])
}

function endOfDirectory(count: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(18)
  bytes.writeUInt16LE(count, 4)
  bytes.writeUInt16LE(count, 6)
  bytes.writeUInt32LE(size, 8)
  bytes.writeUInt32LE(start, 12)
  return Buffer.concat([Buffer.from('PK\u0005\u0006'), bytes])
}

async function writeAt(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}
