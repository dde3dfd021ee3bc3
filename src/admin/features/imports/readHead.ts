/** Reads the beginning of a chosen file in the browser: it is looked at before it is sent. */
import type { FileStart } from './csvHead.ts'

export const readFileStart = (file: File): Promise<FileStart> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve({
        bytes: new Uint8Array(reader.result as ArrayBuffer),
        isWholeFile: file.size <= PREVIEW_BYTES,
      }),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('It was not read.')))
    reader.readAsArrayBuffer(file.slice(0, PREVIEW_BYTES))
  })

const PREVIEW_BYTES = 64 * 1024
