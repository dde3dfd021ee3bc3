/** The files that the app hands to the browser from now on, which jsdom cannot save. */
import { vi } from 'vitest'

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
    if (!content) throw new Error(`Nothing is to be saved from ${this.href}.`)
    saved.push(savedFile(this.download, content))
  })
  return saved
}

export interface SavedFile {
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
  const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes())
  return { name, text, bytes }
}
