/** Encodings of import files: those that a person can choose, and how their bytes are read. */

/** Labels by encoding: those that browsers and Node decode by this name, and the code pages of DOS. */
export const FILE_ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  macintosh: 'Western European (Mac Roman)',
  cp850: 'Western European (DOS 850)',
  'iso-8859-15': 'Western European (ISO 8859-15)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  cp852: 'Central European (DOS 852)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'koi8-u': 'Cyrillic (KOI8)',
  ibm866: 'Cyrillic (DOS 866)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-874': 'Thai (Windows-874)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Simplified Chinese (GB 18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const

export type FileEncoding = keyof typeof FILE_ENCODINGS

export const isFileEncoding = (text: string): text is FileEncoding =>
  Object.hasOwn(FILE_ENCODINGS, text)

export interface FileDecoder {
  decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string
}

/** Returns a new TextDecoder: the domain has neither DOM nor Node. `fatal`: it throws at bytes that are no text. */
export type MakeTextDecoder = (encoding: string, options?: { fatal: boolean }) => FileDecoder

export function createFileDecoder(
  encoding: FileEncoding,
  makeDecoder: MakeTextDecoder,
): FileDecoder {
  const upperHalf = DOS_PAGES[encoding]
  return upperHalf === undefined ? makeDecoder(encoding) : dosDecoder(upperHalf)
}

/** Excel saves 'CSV (MS-DOS)' so, which no browser decodes. */
const DOS_PAGES: Partial<Record<FileEncoding, string>> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0',
}

/** `upperHalf`: the characters of the bytes from 128 on. */
const dosDecoder = (upperHalf: string): FileDecoder => ({
  decode: (bytes) => {
    let text = ''
    for (const byte of bytes ?? [])
      text += byte < ASCII ? String.fromCharCode(byte) : upperHalf.charAt(byte - ASCII)
    return text
  },
})

const ASCII = 128
