/** The headers of every answer. None depends on the request, so Helmet is asked once. */
import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../settings.ts'
import { NOTHING_ALLOWED } from './contentSecurity.ts'

/** By name. Pages of the web app bring a policy of their own. */
export function securityHeaders({
  publicUrl,
}: Pick<Settings, 'publicUrl'>): Record<string, string> {
  const headers: Record<string, string> = { 'content-security-policy': NOTHING_ALLOWED }
  const listening = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
  })
  set({} as IncomingMessage, listening as unknown as ServerResponse, () => undefined)
  return headers
}
