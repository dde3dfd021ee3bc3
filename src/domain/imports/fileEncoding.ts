import { IMPORT_MESSAGES } from './importMessages.ts'

/** Which encoding the text of a file is in, by its first bytes: spreadsheets save several, and say so or not. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** `bytes`: the whole file, or its beginning, which may end within a sign. */
export function guessEncoding(bytes: Uint8Array): FileEncoding {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return detectUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

/** Letters, digits and separators of UTF-16 have a zero in their upper byte, which no other text has. */
function detectUtf16(bytes: Uint8Array): FileEncoding | null {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, SAMPLE_BYTES).entries())
    if (byte === 0) zeros[at % 2]! += 1
  const [even = 0, odd = 0] = zeros
  const most = Math.max(even, odd)
  // Where both places have many it is no text at all.
  if (
    most === 0 ||
    most < Math.min(bytes.length, SAMPLE_BYTES) / 8 ||
    Math.min(even, odd) > most / 8
  )
    return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

const SAMPLE_BYTES = 4_096

/** By the form of its signs; what is longer than it must be, or half of a pair, counts as well. */
function isUtf8(bytes: Uint8Array): boolean {
  let missing = 0
  for (const byte of bytes) {
    const isContinuation = (byte & 0b1100_0000) === 0b1000_0000
    if (missing > 0 !== isContinuation) return false
    missing = isContinuation ? missing - 1 : continuationBytes(byte)
    if (missing === -1) return false
  }
  return true
}

/** How many bytes follow the first one of a sign; -1: none begins so. */
const continuationBytes = (byte: number): number =>
  byte < 0x80
    ? 0
    : byte >= 0xc2 && byte < 0xe0
      ? 1
      : byte >= 0xe0 && byte < 0xf0
        ? 2
        : byte >= 0xf0 && byte < 0xf5
          ? 3
          : -1

/**
 * Why a file is no table of text at all, by its first bytes, whatever its name says.
 * `bytes`: the file or its beginning. null: it may be one.
 */
export function nonCsvIssue(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return IMPORT_MESSAGES.empty
  const hasSignature = (signature: readonly number[]) =>
    signature.every((byte, at) => bytes[at] === byte)
  if (WORKBOOK_SIGNATURES.some(hasSignature)) return IMPORT_MESSAGES.workbook
  if (OTHER_SIGNATURES.some(hasSignature)) return IMPORT_MESSAGES.notText
  const isWide = guessEncoding(bytes).startsWith('utf-16')
  return !isWide && bytes.includes(0) ? IMPORT_MESSAGES.notText : null
}

/** Archives, which .xlsx and .ods are, and .xls. */
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
