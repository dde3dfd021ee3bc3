/** What kind of video the bytes are, whatever the file was called. */
import { fileTypeFromBuffer } from 'file-type'
import type { FileHead } from '../../platform/files/fileStore.ts'

/** '.mp4', '.webm' or '.mov'; null: no such video. */
export async function videoExtension({ start, size }: FileHead): Promise<string | null> {
  const type = await fileTypeFromBuffer(start)
  const extension =
    type && Object.hasOwn(EXTENSION_BY_TYPE, type.mime) ? EXTENSION_BY_TYPE[type.mime] : undefined
  if (!extension) return null
  return extension === '.webm' || firstBoxFits(start, size) ? extension : null
}

const EXTENSION_BY_TYPE: Readonly<Record<string, string>> = {
  'video/mp4': '.mp4',
  'video/x-m4v': '.mp4',
  'video/webm': '.webm',
  'video/quicktime': '.mov',
}

/** Its length leads the file, so that a text which only has the right letters in place is none. 0: to the end, 1: said later. */
function firstBoxFits(start: Buffer, size: number): boolean {
  const length = start.length < 4 ? Infinity : start.readUInt32BE(0)
  return length <= 1 || (length >= 8 && length <= size)
}
