/** The token of a reset link, made from the reset's id with a key of its own: no row and no queue ever holds it. */
import { createHmac } from 'node:crypto'
import { derivedKey } from './derivedKey.ts'

export function derivedResetToken(tokenSecret: string, resetId: string): string {
  return createHmac('sha256', derivedKey(tokenSecret, 'reset links'))
    .update(resetId)
    .digest('base64url')
}
