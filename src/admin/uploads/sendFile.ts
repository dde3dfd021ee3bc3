/** Sends one file to the link that the server gave for it (spec 7, File upload), telling how far it is. */
import { call } from '../data/call.ts'
import { firstErrorMessage } from '../data/firstErrorMessage.ts'
import type { PresignedUrl, UrlInput } from '#api/generated/contract.ts'

/** Answers the upload's `filename`. Throws an Error with a sentence; an aborted signal throws an AbortError. */
export async function sendFile(
  file: File,
  mimeType: string,
  options: SendOptions,
): Promise<string> {
  const { kind, clientId, signal, onProgress } = options
  const urlInput: UrlInput = { mimeType, videoFolderType: kind, size: file.size, clientId }
  const { url, filename } = await ask(urlInput, signal)
  await put(url, file, mimeType, { signal, onProgress })
  return filename
}

export interface SendOptions {
  kind: UrlInput['videoFolderType']
  clientId: string
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (share: number) => void
}

async function ask(urlInput: UrlInput, signal: AbortSignal): Promise<PresignedUrl> {
  try {
    const answer = await call<{ getPresignedUrl: PresignedUrl }>(LINK, { urlInput }, { signal })
    return answer.getPresignedUrl
  } catch (error) {
    signal.throwIfAborted()
    throw new Error(firstErrorMessage(error), { cause: error })
  }
}

/** XMLHttpRequest: fetch does not tell how much of a body has gone. */
const put = (
  url: string,
  file: File,
  mimeType: string,
  { signal, onProgress }: Pick<SendOptions, 'signal' | 'onProgress'>,
) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(sentenceOf(request.responseText))),
    )
    request.addEventListener('error', () => reject(new Error(NOT_SENT)))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort)
    signal.throwIfAborted()
    request.open('PUT', url)
    request.setRequestHeader('content-type', mimeType)
    request.send(file)
  })

/** Our own file routes answer `{ error }`; a store of files elsewhere answers XML, which tells nobody anything. */
function sentenceOf(answer: string): string {
  try {
    const { error } = JSON.parse(answer) as { error?: unknown }
    return typeof error === 'string' ? error : NOT_SENT
  } catch {
    return NOT_SENT
  }
}

const NOT_SENT = 'The file could not be sent. Check the connection, then choose it again.'

const LINK = `mutation UploadLink($urlInput: UrlInput!) {
  getPresignedUrl(urlInput: $urlInput) { url filename }
}`
