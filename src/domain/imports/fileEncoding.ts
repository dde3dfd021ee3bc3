/** Detects the encoding of a file by its bytes, and files that are not text. */
import type { FileEncoding, MakeTextDecoder } from './fileDecoder.ts'
import { guessLegacyEncoding } from './guessLegacyEncoding.ts'
import { message } from '../messages.ts'

/** Guesses from the byte order mark or, without one, from the bytes. `bytes`: the file, which may end anywhere. */
export function guessEncoding(bytes: Uint8Array, makeDecoder: MakeTextDecoder): FileEncoding {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  const utf16 = detectUtf16(bytes)
  if (utf16) return utf16
  return isUtf8(bytes, makeDecoder) ? 'utf-8' : guessLegacyEncoding(bytes, makeDecoder)
}

function isUtf8(bytes: Uint8Array, makeDecoder: MakeTextDecoder): boolean {
  const decoder = makeDecoder('utf-8', { fatal: true })
  try {
    // In stream mode the last character may be incomplete.
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
      decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true })
    return true
  } catch {
    return false
  }
}

const CHUNK_BYTES = 64 * 1_024

/** null: not UTF-16. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, SAMPLE_BYTES).entries())
    if (byte === 0) zeros[at % 2]! += 1
  const [even = 0, odd = 0] = zeros
  const maxZeros = Math.max(even, odd)
  const isFrequent = maxZeros > 0 && maxZeros >= Math.min(bytes.length, SAMPLE_BYTES) / 8
  // Letters, digits and separators have a zero in their upper byte only. Zeros in both bytes mean that the file is
  // not text.
  if (!isFrequent || Math.min(even, odd) > maxZeros / 8) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

const SAMPLE_BYTES = 4_096

/**
 * Returns why a file cannot be a CSV file, regardless of its name; null when it may be one. `bytes`: the file or its
 * start.
 */
export function nonCsvIssue(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return message('importFileEmpty')
  const hasSignature = (signature: readonly number[]) =>
    signature.every((byte, at) => bytes[at] === byte)
  if (WORKBOOK_SIGNATURES.some(hasSignature)) return message('importWorkbook')
  if (OTHER_SIGNATURES.some(hasSignature)) return message('importNotText')
  return detectUtf16(bytes) === null && bytes.includes(0) ? message('importNotText') : null
}

/** Zip archives (.xlsx and .ods are such files), .xls and gzip. */
const WORKBOOK_SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
]

/** PDF, PNG, JPEG. */
const OTHER_SIGNATURES = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]
