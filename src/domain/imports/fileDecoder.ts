/** Encodings of import files, which browsers and Node decode by these names: Unicode, and what Excel writes in our languages. */
export const FILE_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'macintosh',
] as const

export type FileEncoding = (typeof FILE_ENCODINGS)[number]

export const isFileEncoding = (text: string): text is FileEncoding =>
  (FILE_ENCODINGS as readonly string[]).includes(text)

interface FileDecoder {
  decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string
}

/** Returns a new TextDecoder: the domain has neither DOM nor Node. `fatal`: it throws at bytes that are no text. */
export type MakeTextDecoder = (encoding: FileEncoding, options?: { fatal: boolean }) => FileDecoder
