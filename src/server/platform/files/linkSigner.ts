/** Signs links of files and verifies them. */
import { createHmac } from 'node:crypto'
import { deriveKeys, isSameText } from '../settings/secrets.ts'
import type { LinkOptions, LinkQuery, LocalFiles, PutLinkOptions } from './fileStore.ts'

export interface LinkSigner {
  signGet(key: string, options: LinkOptions): string
  signPut(key: string, options: PutLinkOptions): string
  verifyGet: LocalFiles['verifyGetLink']
  verifyPut: LocalFiles['verifyPutLink']
}

/** The signature covers every part of a link, so none can be changed. */
export function linkSigner(
  secret: string,
  now: () => Date,
  previousSecret: string | null = null,
): LinkSigner {
  const [signingKey, ...previousKeys] = deriveKeys([secret, previousSecret], 'file links')
  const signatureOf = (method: Method, key: string, terms: Terms, by = signingKey) =>
    createHmac('sha256', by)
      .update(JSON.stringify([method, key, ...TERMS.map((term) => terms[term])]))
      .digest('base64url')

  const sign = (
    method: Method,
    key: string,
    expiresInSeconds: number,
    partialTerms: Partial<Terms>,
  ) => {
    const expires = String(Math.floor(now().getTime() / 1000) + expiresInSeconds)
    const terms = { ...NO_TERMS, ...partialTerms, expires }
    const query = new URLSearchParams(Object.entries(terms).filter(([, value]) => value !== ''))
    query.set('signature', signatureOf(method, key, terms))
    return `/files/${key}?${query.toString()}`
  }

  const verify = (method: Method, key: string, query: LinkQuery): Terms | null => {
    const terms = readTerms(query)
    // Compared as texts: different base64 texts can decode to the same bytes, and only one of them was issued.
    const signature = singleValue(query.signature)
    const isSigned = [signingKey, ...previousKeys].some((by) =>
      isSameText(signature, signatureOf(method, key, terms, by)),
    )
    if (!isSigned) return null
    return Number(terms.expires) * 1000 > now().getTime() ? terms : null
  }

  return {
    signGet: (key, { expiresInSeconds, downloadName = '' }) =>
      sign('GET', key, expiresInSeconds, { name: downloadName }),
    signPut: (key, { expiresInSeconds, contentType, size, maxSize }) =>
      sign('PUT', key, expiresInSeconds, {
        type: contentType,
        size: size === null ? '' : String(size),
        max: String(maxSize),
      }),
    verifyGet(key, query) {
      const terms = verify('GET', key, query)
      return terms && { downloadName: terms.name || null }
    },
    verifyPut(key, query) {
      const terms = verify('PUT', key, query)
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

function readTerms(query: LinkQuery): Terms {
  return {
    expires: singleValue(query.expires),
    name: singleValue(query.name),
    type: singleValue(query.type),
    size: singleValue(query.size),
    max: singleValue(query.max),
  }
}

/** A repeated query key arrives as an array, which no issued link contains. */
function singleValue(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
