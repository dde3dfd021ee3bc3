/** Uploads one file to a signed link of the server and reports its progress. */
import type { PresignedUrl, UrlInput } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { message } from '#domain/messages.ts'
import { isGatewayFailure, OWN_ANSWER_HEADER } from '#domain/ownAnswer.ts'
import { request, type RequestOptions } from '../../foundation/data/request.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

/**
 * Returns the upload's `filename`. Throws an Error with a message for the user; an aborted signal throws an
 * AbortError.
 */
export async function uploadFile(
  file: File,
  mimeType: string,
  options: UploadOptions,
): Promise<string> {
  const { kind, clientId, userId, signal, onProgress } = options
  const urlInput: UrlInput = { mimeType, videoFolderType: kind, size: file.size, clientId }
  const { url, filename } = await requestUploadUrl(urlInput, {
    signal,
    ...(userId === undefined ? {} : { userId }),
  })
  await putFile(url, file, { mimeType, signal, onProgress })
  return filename
}

interface UploadOptions {
  kind: UrlInput['videoFolderType']
  clientId: string
  /** As for `request`. */
  userId?: string
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (share: number) => void
}

async function requestUploadUrl(
  urlInput: UrlInput,
  options: RequestOptions,
): Promise<PresignedUrl> {
  const answer = await request(UPLOAD_LINK, { urlInput }, options)
  return answer.getPresignedUrl
}

const UPLOAD_LINK = graphql(`
  mutation UploadLink($urlInput: UrlInput!) {
    getPresignedUrl(urlInput: $urlInput) {
      url
      filename
    }
  }
`)

/**
 * Sends one file to a signed link with PUT and reports its progress. Throws an Error with a message for the user; an
 * aborted signal throws its reason.
 */
export const putFile = (
  url: string,
  file: File,
  { mimeType, signal, onProgress }: PutOptions,
): Promise<void> =>
  // fetch does not report the progress of a request body.
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      if (isForeign(request, url))
        reject(new Error(message('foreignAnswer', { status: request.status })))
      else if (request.status >= 200 && request.status < 300) resolve()
      else reject(new Error(errorMessageFrom(request.responseText)))
    })
    request.addEventListener('error', () => reject(new Error(t('uploads.failed'))))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort)
    signal.throwIfAborted()
    request.open('PUT', url)
    request.setRequestHeader('content-type', mimeType)
    request.send(file)
  })

interface PutOptions {
  /** The type that the link was signed for. */
  mimeType: string
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Returns whether something on the way answered, which may also say that all is well. An external storage has no header of
 * ours, but answers with no page.
 */
function isForeign(answer: XMLHttpRequest, url: string): boolean {
  const { origin, pathname } = new URL(url, location.href)
  const isOurs = origin === location.origin && pathname.startsWith('/files/')
  return isOurs
    ? answer.getResponseHeader(OWN_ANSWER_HEADER) === null && !isGatewayFailure(answer.status)
    : /html/u.test(answer.getResponseHeader('content-type') ?? '')
}

/** Our own file routes respond with `{ error }`; external storage responds with XML, which is of no use to people. */
function errorMessageFrom(answer: string): string {
  try {
    const { error } = JSON.parse(answer) as { error?: unknown }
    return typeof error === 'string' ? error : t('uploads.failed')
  } catch {
    return t('uploads.failed')
  }
}
