/** Why a file is no table of text at all, by its first bytes, whatever its name says. */
import { guessEncoding } from './encodingOf.ts'
import { IMPORT_MESSAGES } from './sheetMessages.ts'

/** `bytes`: the file or its beginning. null: it may be one. */
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
