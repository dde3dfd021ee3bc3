/**
 * Shuts down without dropping requests: the port closes, responses tell clients to close their connections, then idle ones
 * are closed.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FAULT_CODE } from '#domain/errors.ts'
import { describeOutage, outageOf, RETRY_AFTER_SECONDS } from '../db/outages.ts'
import { english } from '../texts/translator.ts'

/** Long enough for a connection, busy or new, to send its next request and receive the header. */
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
    const { server } = app
    const closeIdle = server.closeIdleConnections.bind(server)
    // Node calls it with the port's closing, which would end connections whose request is on its way.
    server.closeIdleConnections = () => undefined
    idleTimer = setTimeout(() => {
      idleTimer = setInterval(() => void afterReading().then(closeIdle), IDLE_CLOSE_INTERVAL_MS)
    }, CLOSE_NOTICE_MS)
    await afterReading()
  })
  app.addHook('onClose', async () => clearTimeout(idleTimer))
}

/** Timers run before what has arrived is accepted and read: a connection with a request would seem idle. */
const afterReading = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

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
    request.log.error({ outage: describeOutage(error) }, 'A request met an outage')
    const { code, message } = outage
    void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS)
    return reply.send({ errors: [{ message: english.word(message), extensions: { code } }] })
  }
  const status = error.statusCode ?? 500
  if (status >= 500) {
    request.log.error({ err: error }, 'A request failed')
    const extensions = { code: FAULT_CODE, requestId: request.id }
    return reply
      .code(500)
      .send({ errors: [{ message: english.t('messages.unexpected'), extensions }] })
  }
  return reply
    .code(status)
    .send({ errors: [{ message: error.message, extensions: { code: 'BAD_INPUT' } }] })
}
