/** Security headers of every response. None depends on the request, so Helmet runs once. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Settings } from '../settings/settings.ts'

/** Returns the headers by name. Pages of the web app override the content policy. */
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

/** Content policy of data responses: they may load nothing at all. */
const DENY_ALL_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * Content policy of the web app's scripts, which counts where a script is a worker: it may load code and data from here
 * and compile WebAssembly. The page itself may not compile any.
 */
export const WORKER_CONTENT_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** Content policy of the web app's page. A configured file store is the only other host. */
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
