/** Ends a request whose body takes too long; routes that take large files say so and may take hours. */
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'

declare module 'fastify' {
  interface FastifyContextConfig {
    longBody?: boolean
  }
}

/** The `config` of a route that takes large files. */
export const LONG_BODY_ROUTE: FastifyContextConfig = { longBody: true }

/** For the whole server, as Node ends every request by it: as long as a link to send a file lives. */
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

/** As Node's own requestTimeout does. */
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
