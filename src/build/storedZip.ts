/** Writes a zip without compression or dates: the same files always make the same bytes. */
import { crc32 } from 'node:zlib'

export interface ZipFile {
  name: string
  bytes: Uint8Array
}

/** Readers use the files in place, so each begins at a multiple of this. */
const ALIGNMENT = 64

export function storedZip(files: readonly ZipFile[]): Uint8Array {
  const parts: Uint8Array[] = []
  const entries: Uint8Array[] = []
  let size = 0
  const add = (bytes: Uint8Array) => {
    parts.push(bytes)
    size += bytes.length
  }
  for (const { name, bytes } of files) {
    const encoded = Buffer.from(name)
    const start = size
    const padding = (ALIGNMENT - ((start + 30 + encoded.length) % ALIGNMENT)) % ALIGNMENT
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(10, 0) // version needed
    shared.writeUInt16LE(FIRST_DATE, 8)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(bytes.length, 14)
    shared.writeUInt32LE(bytes.length, 18)
    shared.writeUInt16LE(encoded.length, 22)
    const local = Buffer.from(shared)
    local.writeUInt16LE(padding, 24)
    add(Buffer.concat([signature(0x04034b50), local, encoded, Buffer.alloc(padding)]))
    add(bytes)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(start, 10)
    entries.push(
      Buffer.concat([signature(0x02014b50), Buffer.from([10, 0]), shared, rest, encoded]),
    )
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(size, 12)
  return Buffer.concat([...parts, directory, signature(0x06054b50), end])
}

/** The earliest date a zip can say: 1 January 1980. */
const FIRST_DATE = (1 << 5) | 1

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
