/** Links to files that belong to who asked for them: signed, and checked against their session when they are opened. */
import { createHmac } from 'node:crypto'
import { type Role, ROLES } from '#domain/roles.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Database } from '../../platform/db/database.ts'
import { isFileKey } from '../../platform/files/fileStore.ts'
import { deriveKeys, isSameText } from '../../platform/settings/secrets.ts'
import type { Session } from './requestContext.ts'
import { createSessionReader } from './sessionReader.ts'

export interface OwnedLink {
  /** Key of the file. */
  key: string
  /** Client of the record that has the file. */
  clientId: string
  /** The record: a video, a calibration clip or a job. */
  recordId: string
  userId: string
  sessionId: string
  /** Time of issue. */
  role: Role
}

type LinkRoute = 'recordings' | 'downloads'

export interface OwnedLinks {
  /** Returns a path that opens the file until `expires`. */
  sign(link: OwnedLink, expires: Date): string
  /** Returns null for a link that was changed, has expired or was never issued. */
  verify(key: string, query: Readonly<Record<string, unknown>>, now: Date): OwnedLink | null
}

export function ownedLinks(
  route: LinkRoute,
  secret: string,
  previousSecret: string | null = null,
): OwnedLinks {
  const [signingKey, ...previousKeys] = deriveKeys([secret, previousSecret], `links of ${route}`)
  const signatureOf = (parts: readonly string[], by = signingKey) =>
    createHmac('sha256', by).update(JSON.stringify(parts)).digest('base64url')
  return {
    sign({ key, clientId, recordId, userId, sessionId, role }, expires) {
      const terms = [clientId, recordId, userId, sessionId, role, String(expires.getTime())]
      const query = new URLSearchParams(
        TERMS.map((name, place): [string, string] => [name, terms[place] ?? '']),
      )
      query.set('signature', signatureOf([key, ...terms]))
      return `/${route}/${key}?${query.toString()}`
    },
    verify(key, query, now) {
      const terms = TERMS.map((name) => singleValue(query[name]))
      const [clientId = '', recordId = '', userId = '', sessionId = '', role = '', expires = ''] =
        terms
      const signature = singleValue(query['signature'])
      const isSigned = [signingKey, ...previousKeys].some((by) =>
        isSameText(signature, signatureOf([key, ...terms], by)),
      )
      if (!isSigned) return null
      const isValid = isFileKey(key) && [clientId, recordId, userId, sessionId].every(isUuid)
      const knownRole = ROLES.find((one) => one === role)
      if (!isValid || !knownRole || Number(expires) <= now.getTime()) return null
      return { key, clientId, recordId, userId, sessionId, role: knownRole }
    },
  }
}

const TERMS = ['client', 'record', 'user', 'session', 'role', 'expires'] as const

/** A repeated query key arrives as an array, which no issued link contains. */
const singleValue = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A link with the session that it was issued in, as it is now. */
interface OpenedLink {
  link: OwnedLink
  session: Session
}

/** Returns a function that gives null for no link, or one whose session has ended or has another role now. */
export function openOwnedLinks(db: Database, links: OwnedLinks, now: () => Date) {
  const readSession = createSessionReader(db)
  return async (
    key: string,
    query: Readonly<Record<string, unknown>>,
  ): Promise<OpenedLink | null> => {
    const link = links.verify(key, query, now())
    const session = link && (await readSession(link))
    return session?.role === link?.role && link && session ? { link, session } : null
  }
}
