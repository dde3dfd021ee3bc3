/** Uploads files as an app does: requests a link, then PUTs to it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadKind } from '#domain/enumerations.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { type Actor, type Answer, api } from './api.ts'

export const FILM = readFileSync(join(projectRoot, 'src/server/app/demo/recordings/squat.mp4'))

const PRESIGNED = `mutation ($urlInput: UrlInput!) { getPresignedUrl(urlInput: $urlInput) { url filename } }`

export interface UrlInput {
  videoFolderType: UploadKind
  mimeType: string
  size?: number | null
  anonymousObservation?: boolean
}

export const requestUploadUrl = (person: Pick<Actor, 'gql'>, urlInput: UrlInput): Promise<Answer> =>
  person.gql(PRESIGNED, { urlInput })

export async function uploadUrlFor(
  person: Pick<Actor, 'gql'>,
  urlInput: UrlInput,
): Promise<{ url: string; filename: string }> {
  const { data, errors } = await requestUploadUrl(person, urlInput)
  if (!data) throw new Error(`Asking for a link was answered with: ${errors?.[0]?.message}`)
  return data.getPresignedUrl
}

/** Returns the response's status. */
export async function putFile(url: string, bytes: Buffer, type: string): Promise<number> {
  const { app } = await api()
  const headers = { 'content-type': type }
  const { statusCode } = await app.inject({ method: 'PUT', url, headers, payload: bytes })
  return statusCode
}

/** Returns the `filename` for the operation that uses the file. */
export async function uploadFile(
  person: Pick<Actor, 'gql'>,
  kind: UploadKind,
  bytes: Buffer,
  mimeType = kind === 'CLIENT_LOGO' ? 'image/png' : 'video/mp4',
): Promise<string> {
  const { url, filename } = await uploadUrlFor(person, { videoFolderType: kind, mimeType })
  const status = await putFile(url, bytes, mimeType)
  if (status !== 200) throw new Error(`The file was answered with ${status}.`)
  return filename
}
