/** The signed token of an unsubscribe link: person and kind of mail; it never expires. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '#domain/mails/mailKinds.ts'
import { deriveKey } from '../../platform/settings/secrets.ts'
import { isUuid } from '#domain/uuid.ts'

export interface MailSubscriber {
  /** The person's client. */
  clientId: string
  userId: string
  kind: OptionalMailKind
}

export interface UnsubscribeTokens {
  sign(subscriber: MailSubscriber): string
  /** Returns null for an invalid token. */
  verify(token: string): MailSubscriber | null
}

export function unsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = deriveKey(secret, 'unsubscribe links')
  const signatureOf = (named: string) => createHmac('sha256', key).update(named).digest('base64url')
  return {
    sign({ clientId, userId, kind }) {
      const named = [clientId, userId, kind].join('.')
      return `${named}.${signatureOf(named)}`
    },
    verify(token) {
      const [clientId = '', userId = '', kind = '', signature = ''] = token.split('.')
      const named = [clientId, userId, kind].join('.')
      if (token !== `${named}.${signature}`) return null
      if (!isSameSignature(signature, signatureOf(named))) return null
      const optional = OPTIONAL_MAIL_KINDS.find((one) => one === kind)
      return optional && isUuid(clientId) && isUuid(userId)
        ? { clientId, userId, kind: optional }
        : null
    },
  }
}

function isSameSignature(signature: string, expected: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
