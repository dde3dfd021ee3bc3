/**
 * Device tokens: a browser that signed in to an account shows one at the next sign-in, and the limits of strangers do
 * not apply to it. Stateless: a random id, signed together with the account and its password hash, so that a new
 * password voids all of them. A token signs nobody in.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { deriveKeys, isSameText } from '../../platform/settings/secrets.ts'

/** Many people may share a browser, so it may keep and show so many tokens. */
export const MAX_DEVICE_TOKENS = 20

interface Holder {
  id: string
  password_hash: string | null
}

interface DeviceTokens {
  create: (holder: Holder) => string
  /** Returns the one of the tokens that belongs to the account, or null. */
  find: (tokens: readonly string[], holder: Holder | null) => string | null
}

export function deviceTokens(secret: string, previousSecret: string | null = null): DeviceTokens {
  const [key, ...previousKeys] = deriveKeys([secret, previousSecret], 'device tokens')
  const sign = (deviceId: string, { id, password_hash }: Holder, by = key) =>
    `${deviceId}.${createHmac('sha256', by).update(`${deviceId} ${id} ${password_hash}`).digest('base64url')}`
  return {
    create: (holder) => sign(randomBytes(16).toString('base64url'), holder),
    find: (tokens, holder) =>
      (holder?.password_hash &&
        tokens.find((token) =>
          [key, ...previousKeys].some((by) =>
            isSameText(token, sign(token.split('.')[0] ?? '', holder, by)),
          ),
        )) ||
      null,
  }
}
