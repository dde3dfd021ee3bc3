/** Why a file is no table of text at all, by its first bytes, whatever its name says. */
import { encodingOf } from './encodingOf.ts'
import { SHEET_MESSAGES } from './sheetMessages.ts'

/** `bytes`: the file or its beginning. null: it may be one. */
export function notASheet(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return SHEET_MESSAGES.empty
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (WORKBOOKS.some(begins)) return SHEET_MESSAGES.workbook
  if (OTHERS.some(begins)) return SHEET_MESSAGES.notText
  const isWide = encodingOf(bytes).startsWith('utf-16')
  return !isWide && bytes.includes(0) ? SHEET_MESSAGES.notText : null
}

/** Archives, which .xlsx and .ods are, and .xls. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
]

/** PDF, PNG, JPEG. */
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]
