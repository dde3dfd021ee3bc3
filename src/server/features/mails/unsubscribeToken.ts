/** The signed token of an unsubscribe link: person and kind of mail; it never expires. */
import { createHmac } from 'node:crypto'
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '#domain/mails/mailKinds.ts'
import { deriveKeys, isSameText } from '../../platform/settings/secrets.ts'
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

export function unsubscribeTokens(
  secret: string,
  previousSecret: string | null = null,
): UnsubscribeTokens {
  const [key, ...previousKeys] = deriveKeys([secret, previousSecret], 'unsubscribe links')
  const signatureOf = (named: string, by = key) =>
    createHmac('sha256', by).update(named).digest('base64url')
  return {
    sign({ clientId, userId, kind }) {
      const named = [clientId, userId, kind].join('.')
      return `${named}.${signatureOf(named)}`
    },
    verify(token) {
      const [clientId = '', userId = '', kind = '', signature = ''] = token.split('.')
      const named = [clientId, userId, kind].join('.')
      if (token !== `${named}.${signature}`) return null
      const isSigned = [key, ...previousKeys].some((by) =>
        isSameText(signature, signatureOf(named, by)),
      )
      if (!isSigned) return null
      const optional = OPTIONAL_MAIL_KINDS.find((one) => one === kind)
      return optional && isUuid(clientId) && isUuid(userId)
        ? { clientId, userId, kind: optional }
        : null
    },
  }
}
