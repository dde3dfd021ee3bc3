/** Encodings of import files: those that a person can choose, and how their bytes are read. */

/** Those that browsers and Node decode by this name, and the code pages of DOS. */
export const FILE_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'cp850',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'cp852',
  'windows-1257',
  'windows-1254',
  'windows-1253',
  'windows-1251',
  'x-mac-cyrillic',
  'koi8-u',
  'ibm866',
  'windows-1255',
  'windows-1256',
  'windows-874',
  'windows-1258',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const

export type FileEncoding = (typeof FILE_ENCODINGS)[number]

export const isFileEncoding = (text: string): text is FileEncoding =>
  (FILE_ENCODINGS as readonly string[]).includes(text)

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
