/** Passes files sent by XMLHttpRequest to the server in this process; requests can be held back. */
import { Blob as NodeBlob } from 'node:buffer'
import { vi } from 'vitest'
import { api } from '#test/support/api.ts'

export interface UploadControl {
  /** Lets held requests, and all later ones, continue. */
  release: () => void
  /** Number of aborted requests. */
  aborted: () => number
}

export async function uploadsToServer({ held = false } = {}): Promise<UploadControl> {
  const { app } = await api()
  let release = (): void => undefined
  const released = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()
  let aborted = 0

  // A constructor that returns an object, because the app creates its requests with `new`.
  function Request() {
    const sent = { url: '', type: '', over: false }
    const request = Object.assign(new EventTarget(), {
      upload: new EventTarget(),
      status: 0,
      responseText: '',
      getResponseHeader: (_name: string): string | null => null,
      open: (_method: string, url: string) => {
        sent.url = url
      },
      setRequestHeader: (_name: string, type: string) => {
        sent.type = type
      },
      abort: () => {
        if (sent.over) return
        aborted += 1
        finish('abort')
      },
      send: (file: File) => void send(file),
    })
    const finish = (event: 'load' | 'abort') => {
      sent.over = true
      request.dispatchEvent(new Event(event))
      request.dispatchEvent(new Event('loadend'))
    }
    const send = async (file: File) => {
      const half = { lengthComputable: true, loaded: file.size / 2, total: file.size }
      request.upload.dispatchEvent(Object.assign(new Event('progress'), half))
      await released
      if (sent.over) return
      const { pathname, search } = new URL(sent.url, 'https://liftwise.test')
      const answer = await app.inject({
        method: 'PUT',
        url: pathname + search,
        headers: { 'content-type': sent.type },
        payload: await bytesOf(file),
      })
      request.status = answer.statusCode
      request.responseText = answer.body
      request.getResponseHeader = (name) => answer.headers[name]?.toString() ?? null
      finish('load')
    }
    return request
  }

  vi.stubGlobal('XMLHttpRequest', Request)
  // jsdom decodes no images and draws none.
  vi.stubGlobal('createImageBitmap', async () => ({
    width: 20,
    height: 20,
    close: () => undefined,
  }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined })
  return { release: () => release(), aborted: () => aborted }
}

/** jsdom reads only its own files; those that came out of a store are Node's. */
const bytesOf = async (file: File): Promise<Buffer> =>
  file instanceof NodeBlob ? Buffer.from(await file.arrayBuffer()) : readByBrowser(file)

const readByBrowser = (file: File) =>
  new Promise<Buffer>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(Buffer.from(reader.result as ArrayBuffer)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')))
    reader.readAsArrayBuffer(file)
  })
