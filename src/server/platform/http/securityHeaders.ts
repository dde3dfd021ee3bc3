/** The headers of every answer. None depends on the request, so Helmet is asked once. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Settings } from '../settings/settings.ts'

/** By name. Pages of the web app bring a policy of their own. */
export function securityHeaders({
  publicUrl,
}: Pick<Settings, 'publicUrl'>): Record<string, string> {
  const headers: Record<string, string> = { 'content-security-policy': DENY_ALL_POLICY }
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
  })
  set({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined)
  return headers
}

/**
 * The Content-Security-Policy headers: the web app may load its own files only, everything else nothing at all.
 * For answers that are data.
 */
const DENY_ALL_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For the page of the web app. The store of files is the only other host, where one is set. */
export function webAppContentPolicy(
  nonce: string,
  settings: Pick<Settings, 's3' | 'publicUrl'>,
): string {
  const store = settings.s3 ? ` ${new URL(settings.s3.endpoint).origin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${store}`,
    `media-src 'self' blob:${store}`,
    `connect-src 'self'${store}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
