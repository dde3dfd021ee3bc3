/** Reads the beginning of a chosen file in the browser: it is looked at before it is sent. */
import type { FileHead } from './csvHead.ts'

export const readHead = (file: File): Promise<FileHead> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve({
        bytes: new Uint8Array(reader.result as ArrayBuffer),
        isWhole: file.size <= HEAD_BYTES,
      }),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('It was not read.')))
    reader.readAsArrayBuffer(file.slice(0, HEAD_BYTES))
  })

const HEAD_BYTES = 64 * 1024
