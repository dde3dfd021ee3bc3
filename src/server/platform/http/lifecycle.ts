/**
 * Shuts down without dropping requests: responses tell clients to close their connections, then idle ones are closed.
 */
import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  FastifyContextConfig,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import { MESSAGES } from '#domain/messages.ts'
import { outageOf, RETRY_AFTER_SECONDS } from '../db/outages.ts'

/** Long enough for a busy connection to send its next request and receive the header. */
const CLOSE_NOTICE_MS = 300
const IDLE_CLOSE_INTERVAL_MS = 100

export function gracefulShutdown(app: FastifyInstance): void {
  let isClosing = false
  let idleTimer: NodeJS.Timeout | undefined
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (isClosing) reply.header('connection', 'close')
    next(null, payload)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    if (!app.server.listening) return
    await wait(CLOSE_NOTICE_MS)
    // A response that began before the notice leaves its connection open.
    idleTimer = setInterval(() => app.server.closeIdleConnections(), IDLE_CLOSE_INTERVAL_MS)
  })
  app.addHook('onClose', async () => clearInterval(idleTimer))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    longBody?: boolean
  }
}

/** Route config for large files: exempts a route from the body timeout, since an upload may take hours. */
export const LONG_BODY_ROUTE: FastifyContextConfig = { longBody: true }

/** Node's timeout for every request of the server, as long as an upload link is valid. */
export const MAX_BODY_TIMEOUT_MS = 2 * 60 * 60 * 1000

export const BODY_TIMEOUT_MS = 60_000

export function bodyTimeout(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, next) => {
    if (hasBody(raw) && !routeOptions.config.longBody) destroyWhenLate(raw, timeoutMs)
    next()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Responds as Node's own requestTimeout does. */
function destroyWhenLate(raw: IncomingMessage, timeoutMs: number): void {
  const timer = setTimeout(() => {
    if (raw.complete) return
    const { socket } = raw
    if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    raw.destroy()
  }, timeoutMs).unref()
  const cancel = () => clearTimeout(timer)
  raw.once('end', cancel).once('close', cancel)
}

/**
 * Answers requests that reached no operation or failed unexpectedly: a message for the caller, details in the log.
 * Always in GraphQL's shape, so that clients of POST /graphql handle a single format.
 */
export function errorHandler(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const outage = outageOf(error)
  if (outage) {
    request.log.error({ err: error }, 'A request met an outage')
    const { code, message } = outage
    void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS)
    return reply.send({ errors: [{ message, extensions: { code } }] })
  }
  const status = error.statusCode ?? 500
  if (status >= 500) {
    request.log.error({ err: error }, 'A request failed')
    const extensions = { requestId: request.id }
    return reply.code(500).send({ errors: [{ message: MESSAGES.unexpected, extensions }] })
  }
  return reply
    .code(status)
    .send({ errors: [{ message: error.message, extensions: { code: 'BAD_INPUT' } }] })
}
