/** Signs the links of files, and judges the links that come back. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../auth/derivedKey.ts'
import type { LinkOptions, LinkQuery, LocalFiles } from './fileStore.ts'

export interface LinkSigner {
  linkTo(key: string, options: LinkOptions): string
  open: LocalFiles['openLink']
}

export function linkSigner(secret: string, now: () => Date): LinkSigner {
  const signingKey = derivedKey(secret, 'file links')
  const signatureOf = (key: string, expires: string, name: string) =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([key, expires, name]))
      .digest()
  return {
    linkTo(key, { expiresInSeconds, downloadName = '' }) {
      const expires = String(Math.floor(now().getTime() / 1000) + expiresInSeconds)
      const signature = signatureOf(key, expires, downloadName).toString('base64url')
      const query = new URLSearchParams({
        expires,
        ...(downloadName && { name: downloadName }),
        signature,
      })
      return `/files/${key}?${query.toString()}`
    },
    open(key, query) {
      const { expires, name, signature } = onlyTexts(query)
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(key, expires, name)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      if (Number(expires) * 1000 <= now().getTime()) return null
      return { downloadName: name || null }
    },
  }
}

/** A query key that is repeated arrives as an array, which no link of ours has. */
function onlyTexts(query: LinkQuery): { expires: string; name: string; signature: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { expires: text(query.expires), name: text(query.name), signature: text(query.signature) }
}
