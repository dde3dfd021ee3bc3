/** Leaving without dropping anybody: each connection is told to end with its next answer, then the idle ones are closed. */
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for a busy connection to send its next request and read the notice. */
const NOTICE_MS = 300
const LOOK_AGAIN_MS = 100

export function leaveGently(app: FastifyInstance): void {
  let leaving = false
  let closingIdle: NodeJS.Timeout | undefined
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (leaving) reply.header('connection', 'close')
    next(null, payload)
  })
  app.addHook('preClose', async () => {
    leaving = true
    if (!app.server.listening) return
    await wait(NOTICE_MS)
    // An answer that had begun before the notice leaves its connection open.
    closingIdle = setInterval(() => app.server.closeIdleConnections(), LOOK_AGAIN_MS)
  })
  app.addHook('onClose', async () => clearInterval(closingIdle))
}
