/** Leaving without dropping anybody: each connection is told to end with its next answer, then the idle ones are closed. */
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for a busy connection to send its next request and read the notice. */
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
    // An answer that had begun before the notice leaves its connection open.
    idleTimer = setInterval(() => app.server.closeIdleConnections(), IDLE_CLOSE_INTERVAL_MS)
  })
  app.addHook('onClose', async () => clearInterval(idleTimer))
}
