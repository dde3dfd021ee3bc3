/**
 * Shuts down without dropping requests: responses tell clients to close their connections, then the port is closed, and
 * connections without a request with it.
 */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MESSAGES } from '#domain/messages.ts'
import { outageOf, RETRY_AFTER_SECONDS } from '../db/outages.ts'

/** Long enough for a busy connection to send its next request and receive the header. */
const CLOSE_NOTICE_MS = 300
const IDLE_CLOSE_INTERVAL_MS = 100
/** Browsers open connections before they need them. Node takes none for idle before its first request. */
const FIRST_REQUEST_MS = 2_000

export function gracefulShutdown(app: FastifyInstance): void {
  const { server } = app
  let isClosing = false
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (isClosing) reply.header('connection', 'close')
    next(null, payload)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    if (!server.listening) return
    await wait(CLOSE_NOTICE_MS)
    server.closeIdleConnections()
    const { closed } = await inQuietTurn(() => ({ closed: once(server.close(), 'close') }))
    // A response that began before the notice leaves its connection open.
    const idleTimer = setInterval(() => server.closeIdleConnections(), IDLE_CLOSE_INTERVAL_MS)
    const silentTimer = setTimeout(() => {
      for (const socket of silent) socket.destroy()
    }, FIRST_REQUEST_MS)
    await closed
    clearInterval(idleTimer)
    clearTimeout(silentTimer)
  })
}

/** Most turns of an idle event loop are shorter. */
const QUIET_TURN_MS = 0.25
const QUIET_TURN_DEADLINE_MS = 1_000

/**
 * Runs `work` in a turn of the event loop that took next to no time, or in any turn when there is none for a second. A port
 * that closes resets the connections that came since the turn began, because nobody has accepted them yet.
 */
function inQuietTurn<Result>(work: () => Result): Promise<Result> {
  const deadline = performance.now() + QUIET_TURN_DEADLINE_MS
  return new Promise((resolve) => {
    const next = () => {
      const began = performance.now()
      setImmediate(() => {
        const now = performance.now()
        if (now - began > QUIET_TURN_MS && now < deadline) setTimeout(next, 0)
        else resolve(work())
      })
    }
    setTimeout(next, 0)
  })
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
