/** The token of a reset link, made from the reset's id with a key of its own: no row and no queue ever holds it. */
import { createHmac } from 'node:crypto'
import { deriveKey } from '../../platform/settings/derivedKey.ts'

export function deriveResetToken(tokenSecret: string, resetId: string): string {
  return createHmac('sha256', deriveKey(tokenSecret, 'reset links'))
    .update(resetId)
    .digest('base64url')
}
