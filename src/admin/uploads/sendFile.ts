/** Sends one file to the link that the server gave for it (spec 7, File upload), telling how far it is. */
import { call } from '../data/call.ts'
import { firstErrorMessage } from '../data/firstErrorMessage.ts'
import { putFile } from './putFile.ts'
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
  await putFile(url, file, { mimeType, signal, onProgress })
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

const LINK = `mutation UploadLink($urlInput: UrlInput!) {
  getPresignedUrl(urlInput: $urlInput) { url filename }
}`
