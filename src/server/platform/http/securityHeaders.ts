/** Security headers of every response. None depends on the request, so Helmet runs once. */
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { OWN_ANSWER_HEADER } from '#domain/ownAnswer.ts'
import type { Settings } from '../settings/settings.ts'

/** Returns the headers by name. Pages of the web app override the content policy, files the caching. */
export function securityHeaders({
  publicUrl,
}: Pick<Settings, 'publicUrl'>): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': DENY_ALL_POLICY,
    'permissions-policy': PERMISSIONS_POLICY,
    'cache-control': 'no-store',
    [OWN_ANSWER_HEADER]: 'yes',
  }
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

/** Adds the headers to every response, also of the framework's own errors. No cache keeps an error. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  const { 'cache-control': noStore, ...fixed } = headers
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(fixed).header('x-request-id', request.id)
    const { httpVersion, headers: sent } = request.raw
    if (httpVersion !== '1.1' || sent.host !== undefined) return next()
    void reply.code(400).send({ errors: [{ message: 'A request must name its host.' }] })
  })
  app.addHook('onSend', (_request, reply, payload, next) => {
    const hasOwn = reply.hasHeader('cache-control') || reply.raw.hasHeader('cache-control')
    if (!hasOwn || reply.statusCode >= 400) reply.header('cache-control', noStore)
    next(null, payload)
  })
}

/** Features that pages may use: recordings need the camera, review links the clipboard, videos the whole screen. */
const ALLOWED_FEATURES = ['camera', 'clipboard-write', 'fullscreen']

/** Features that browsers know and otherwise allow to the page itself or to its frames. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'clipboard-read',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const PERMISSIONS_POLICY = [
  ...ALLOWED_FEATURES.map((feature) => `${feature}=(self)`),
  ...DENIED_FEATURES.map((feature) => `${feature}=()`),
].join(', ')

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
    // Text becomes a script's address or markup through the app's own policy only.
    "require-trusted-types-for 'script'",
    'trusted-types liftwise',
  ].join('; ')
}
