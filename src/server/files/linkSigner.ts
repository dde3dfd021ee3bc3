/** Signs the links of files, and judges the links that come back. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../auth/derivedKey.ts'
import type { LinkOptions, LinkQuery, LocalFiles, PutLinkOptions } from './fileStore.ts'

export interface LinkSigner {
  linkTo(key: string, options: LinkOptions): string
  linkToPut(key: string, options: PutLinkOptions): string
  open: LocalFiles['openLink']
  openPut: LocalFiles['openPutLink']
}

/** The signature covers everything that the link says, so that each part of it is as it was given out. */
export function linkSigner(secret: string, now: () => Date): LinkSigner {
  const signingKey = derivedKey(secret, 'file links')
  const signatureOf = (method: Method, key: string, terms: Terms) =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([method, key, ...TERMS.map((term) => terms[term])]))
      .digest('base64url')

  const link = (method: Method, key: string, expiresInSeconds: number, given: Partial<Terms>) => {
    const expires = String(Math.floor(now().getTime() / 1000) + expiresInSeconds)
    const terms = { ...NO_TERMS, ...given, expires }
    const query = new URLSearchParams(Object.entries(terms).filter(([, value]) => value !== ''))
    query.set('signature', signatureOf(method, key, terms))
    return `/files/${key}?${query.toString()}`
  }

  const opened = (method: Method, key: string, query: LinkQuery): Terms | null => {
    const terms = termsOf(query)
    // As texts: several texts of base64 hold the same bytes, and only one of them was given out.
    const given = Buffer.from(textOf(query.signature))
    const right = Buffer.from(signatureOf(method, key, terms))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    return Number(terms.expires) * 1000 > now().getTime() ? terms : null
  }

  return {
    linkTo: (key, { expiresInSeconds, downloadName = '' }) =>
      link('GET', key, expiresInSeconds, { name: downloadName }),
    linkToPut: (key, { expiresInSeconds, contentType, size, maxSize }) =>
      link('PUT', key, expiresInSeconds, {
        type: contentType,
        size: size === null ? '' : String(size),
        max: String(maxSize),
      }),
    open(key, query) {
      const terms = opened('GET', key, query)
      return terms && { downloadName: terms.name || null }
    },
    openPut(key, query) {
      const terms = opened('PUT', key, query)
      if (!terms) return null
      const size = terms.size === '' ? null : Number(terms.size)
      return { contentType: terms.type, size, maxSize: Number(terms.max) }
    },
  }
}

type Method = 'GET' | 'PUT'

const TERMS = ['expires', 'name', 'type', 'size', 'max'] as const
type Terms = Record<(typeof TERMS)[number], string>
const NO_TERMS: Terms = { expires: '', name: '', type: '', size: '', max: '' }

function termsOf(query: LinkQuery): Terms {
  return {
    expires: textOf(query.expires),
    name: textOf(query.name),
    type: textOf(query.type),
    size: textOf(query.size),
    max: textOf(query.max),
  }
}

/** A query key that is repeated arrives as an array, which no link of ours has. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
