/** Captures the files that the app saves, because jsdom cannot save them. Files of the server arrive a moment later. */
import { screen } from '@testing-library/react'
import Papa from 'papaparse'
import { vi } from 'vitest'
import { api } from '#test/support/api.ts'

const { app, drainBackgroundWork } = await api()

export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  const contents = new Map<string, Blob>()
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      const address = `blob:${contents.size}`
      contents.set(address, content)
      return address
    },
    revokeObjectURL: (address: string) => contents.delete(address),
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href)
    const { pathname, search } = new URL(this.href)
    if (pathname.startsWith('/downloads/')) {
      void fileOfServer(pathname + search).then((file) => saved.push(file))
      return
    }
    if (!content) throw new Error(`Nothing is to be saved from ${this.href}.`)
    saved.push(savedFile(this.download, content))
  })
  return saved
}

interface SavedFile {
  name: string
  text: () => Promise<string>
  bytes: () => Promise<Uint8Array>
}

function savedFile(name: string, content: Blob): SavedFile {
  const bytes = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
      reader.addEventListener('error', () => reject(reader.error))
      reader.readAsArrayBuffer(content)
    })
  return { name, text: async () => textOf(await bytes()), bytes }
}

/** Returns the file that the browser would fetch from the link. */
async function fileOfServer(url: string): Promise<SavedFile> {
  const answer = await app.inject({ method: 'GET', url })
  if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.statusCode}.`)
  const [, name = ''] =
    /filename\*=UTF-8''(.+)$/u.exec(`${answer.headers['content-disposition']}`) ?? []
  const bytes = new Uint8Array(answer.rawPayload)
  return {
    name: decodeURIComponent(name),
    text: () => Promise.resolve(textOf(bytes)),
    bytes: () => Promise.resolve(bytes),
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** Returns the rows of a CSV file that begins with a BOM. */
export const parseCsv = (csv: string): string[][] =>
  Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' }).data

/** Waits for the requested jobs and runs them. */
export async function drainServerJobs(): Promise<void> {
  await screen.findByText('Waiting to start…')
  await drainBackgroundWork()
}
