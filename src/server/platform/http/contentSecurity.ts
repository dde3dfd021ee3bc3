/** The Content-Security-Policy headers: the web app may load its own files only, everything else nothing at all. */
import type { Settings } from '../settings/settings.ts'

/** For answers that are data. */
export const DENY_ALL_POLICY =
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
