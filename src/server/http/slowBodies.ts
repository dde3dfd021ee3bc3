/** Ends a request whose body takes too long; routes that take large files say so and may take hours. */
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'

declare module 'fastify' {
  interface FastifyContextConfig {
    longBody?: boolean
  }
}

/** The `config` of a route that takes large files. */
export const LONG_BODY: FastifyContextConfig = { longBody: true }

/** For the whole server, as Node ends every request by it: as long as a link to send a file lives. */
export const LONGEST_BODY_MS = 2 * 60 * 60 * 1000

export const BODY_MS = 60_000

export function endSlowBodies(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, next) => {
    if (hasBody(raw) && !routeOptions.config.longBody) endWhenLate(raw, milliseconds)
    next()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** As Node's own requestTimeout does. */
function endWhenLate(raw: IncomingMessage, milliseconds: number): void {
  const late = setTimeout(() => {
    if (raw.complete) return
    const { socket } = raw
    if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    raw.destroy()
  }, milliseconds).unref()
  const inTime = () => clearTimeout(late)
  raw.once('end', inTime).once('close', inTime)
}
