/** Links to recordings: each names who got it, so that opening it can be logged. */
import { createHmac } from 'node:crypto'
import { type Role, ROLES } from '#domain/roles.ts'
import { isUuid } from '#domain/uuid.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { isFileKey } from '../../platform/files/fileStore.ts'
import { deriveKeys, isSameText } from '../../platform/settings/secrets.ts'

/** A recording's file and the person who may open it. */
export interface RecordingLink {
  /** Key of the overlay or of the recording itself. */
  key: string
  /** The recording's client. */
  clientId: string
  videoId: string
  userId: string
  /** When the link was issued. */
  role: Role
}

export interface RecordingLinks {
  /** Returns a path that opens the file until `expires`. */
  sign(link: RecordingLink, expires: Date): string
  /** Returns null for a link that was changed, has expired or was never issued. */
  verify(key: string, query: Readonly<Record<string, unknown>>, now: Date): RecordingLink | null
}

export function recordingLinks(
  secret: string,
  previousSecret: string | null = null,
): RecordingLinks {
  const [signingKey, ...previousKeys] = deriveKeys([secret, previousSecret], 'recording links')
  const signatureOf = (parts: readonly string[], by = signingKey) =>
    createHmac('sha256', by).update(JSON.stringify(parts)).digest('base64url')
  return {
    sign({ key, clientId, videoId, userId, role }, expires) {
      const terms = [clientId, videoId, userId, role, String(expires.getTime())]
      const query = new URLSearchParams(
        TERMS.map((name, place): [string, string] => [name, terms[place] ?? '']),
      )
      query.set('signature', signatureOf([key, ...terms]))
      return `/recordings/${key}?${query.toString()}`
    },
    verify(key, query, now) {
      const terms = TERMS.map((name) => singleValue(query[name]))
      const [clientId = '', videoId = '', userId = '', role = '', expires = ''] = terms
      const signature = singleValue(query['signature'])
      const isSigned = [signingKey, ...previousKeys].some((by) =>
        isSameText(signature, signatureOf([key, ...terms], by)),
      )
      if (!isSigned) return null
      const isValid = isFileKey(key) && [clientId, videoId, userId].every(isUuid)
      const knownRole = ROLES.find((one) => one === role)
      if (!isValid || !knownRole || Number(expires) <= now.getTime()) return null
      return { key, clientId, videoId, userId, role: knownRole }
    },
  }
}

const TERMS = ['client', 'video', 'user', 'role', 'expires'] as const

/** A repeated query key arrives as an array, which no issued link contains. */
const singleValue = (value: unknown): string => (typeof value === 'string' ? value : '')

export const RECORDING_LINK_SECONDS = 3_600

/** Returns a link for the caller; null: there is no such file. The caller's access must have been checked. */
export function recordingUrl(
  context: Pick<RequestContext, 'session' | 'settings' | 'now'>,
  video: { client_id: string; id: string },
  key: string | null | undefined,
): string | null {
  if (!key) return null
  const { userId, role } = requireSession(context)
  const expires = new Date(context.now().getTime() + RECORDING_LINK_SECONDS * 1_000)
  return recordingLinks(context.settings.tokenSecret).sign(
    { key, clientId: video.client_id, videoId: video.id, userId, role },
    expires,
  )
}
