/** Sends one file to the link that the server gave for it (spec 7, File upload), telling how far it is. */
import { request } from '../../foundation/data/request.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { putFile } from './putFile.ts'
import type { PresignedUrl, UrlInput } from '#api/generated/contract.ts'

/** Answers the upload's `filename`. Throws an Error with a sentence; an aborted signal throws an AbortError. */
export async function uploadFile(
  file: File,
  mimeType: string,
  options: UploadOptions,
): Promise<string> {
  const { kind, clientId, signal, onProgress } = options
  const urlInput: UrlInput = { mimeType, videoFolderType: kind, size: file.size, clientId }
  const { url, filename } = await requestUploadUrl(urlInput, signal)
  await putFile(url, file, { mimeType, signal, onProgress })
  return filename
}

export interface UploadOptions {
  kind: UrlInput['videoFolderType']
  clientId: string
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (share: number) => void
}

async function requestUploadUrl(urlInput: UrlInput, signal: AbortSignal): Promise<PresignedUrl> {
  try {
    const answer = await request<{ getPresignedUrl: PresignedUrl }>(
      UPLOAD_LINK,
      { urlInput },
      { signal },
    )
    return answer.getPresignedUrl
  } catch (error) {
    signal.throwIfAborted()
    throw new Error(graphqlErrorMessage(error), { cause: error })
  }
}

const UPLOAD_LINK = `mutation UploadLink($urlInput: UrlInput!) {
  getPresignedUrl(urlInput: $urlInput) { url filename }
}`
