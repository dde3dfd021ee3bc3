/** The headers of every answer. None depends on the request, so Helmet is asked once. */
import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../settings/settings.ts'
import { DENY_ALL_POLICY } from './contentSecurity.ts'

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
