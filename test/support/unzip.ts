/** Reads a ZIP archive of texts. */
import { inflateRawSync } from 'node:zlib'

/** Returns the texts of the files by name, from the directory at the archive's end. */
export function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let place = archive.readUInt32LE(archive.lastIndexOf('PK\u0005\u0006') + 16)
  while (archive.toString('latin1', place, place + 4) === 'PK\u0001\u0002') {
    const size = archive.readUInt32LE(place + 20)
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((at) =>
      archive.readUInt16LE(place + at),
    ) as [number, number, number]
    const local = archive.readUInt32LE(place + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(start, start + size)
    const isDeflated = archive.readUInt16LE(place + 10) === 8
    const name = archive.toString('utf8', place + 46, place + 46 + nameSize)
    files.set(name, (isDeflated ? inflateRawSync(bytes) : bytes).toString())
    place += 46 + nameSize + extraSize + commentSize
  }
  return files
}
