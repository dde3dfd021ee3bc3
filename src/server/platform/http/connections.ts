/**
 * Limits what one connection may cost: time for headers and bodies, and how many connections there are. Answers what
 * the HTTP parser refuses before a request exists.
 */
import { type IncomingMessage, type ServerOptions, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { networkOf } from './networkOf.ts'
import type { IsTrustedProxy } from './trustedProxies.ts'

/** Node's timeout for every request of the server, as long as an upload link is valid. */
const MAX_REQUEST_MS = 2 * 60 * 60 * 1000

/** Node's own limits. It looks for late requests at the interval; its default would double the time. */
export const HTTP_OPTIONS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: MAX_REQUEST_MS,
  connectionsCheckingInterval: 1_000,
  // Node's answer would have no security headers; the product's own has them.
  requireHostHeader: false,
}

/** A thousand people with six connections each; an idle connection takes about 20 kB. */
const MAX_CONNECTIONS = 6_000
/** One address may be a whole company, but not the whole server. */
const MAX_CONNECTIONS_OF_ADDRESS = 1_500

declare module 'fastify' {
  interface FastifyContextConfig {
    longBody?: boolean
  }
}

/** Route config for large files, which may take hours on a slow line. */
export const LONG_BODY_ROUTE: FastifyContextConfig = { longBody: true }

/** A body has to bring so many bytes in each such time: a form all of it, an import 9 kB a second. */
export const BODY_TIMEOUT_MS = 30_000
const LEAST_BODY_BYTES = 256 * 1024
/** A file only has to come in at all; a phone may lose its network for a minute. */
const LONG_BODY_TIMEOUTS = 4

export interface ConnectionLimits {
  bodyTimeoutMs?: number
  maxConnections?: number
  maxConnectionsOfAddress?: number
}

/** `headers` go with every answer; connections of `proxies` are not counted by address. */
export function limitConnections(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  isProxy: IsTrustedProxy,
  limits: ConnectionLimits = {},
): void {
  const { bodyTimeoutMs = BODY_TIMEOUT_MS } = limits
  app.server.maxConnections = limits.maxConnections ?? MAX_CONNECTIONS
  limitByAddress(app, isProxy, limits.maxConnectionsOfAddress ?? MAX_CONNECTIONS_OF_ADDRESS)
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, headers).end()
  })
  const watched = watchBodies(app, bodyTimeoutMs, ({ socket }) =>
    refuseConnection(socket, 408, headers),
  )
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, next) => {
    // A request that is injected in the same process has no connection.
    if (raw.socket instanceof Socket && hasBody(raw))
      if (routeOptions.config.longBody) watched.add(raw, LONG_BODY_TIMEOUTS * bodyTimeoutMs, 1)
      else watched.add(raw, bodyTimeoutMs, LEAST_BODY_BYTES)
    next()
  })
  app.addHook('preHandler', ({ raw }, _reply, next) => {
    if (raw.complete) watched.remove(raw)
    next()
  })
}

/** Answers what the parser refused, for example headers that are late, too long or no HTTP. */
export function answerClientError(
  { code }: { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseConnection(socket, 408, headers)
  else refuseConnection(socket, code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, headers)
}

function refuseConnection(
  socket: Socket,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable)
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    )
  socket.destroySoon()
}

function limitByAddress({ server }: FastifyInstance, isProxy: IsTrustedProxy, limit: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket
    if (isProxy(address, 0)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
    if (count > limit) socket.destroy()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

interface WatchedBody {
  periodMs: number
  leastBytes: number
  /** Bytes that the connection had brought when the period began. */
  bytesBefore: number
  /** On the clock of performance.now. */
  periodEndsAt: number
}

/** Number of times in the shortest period that all bodies are looked at. */
const LOOKS = 30

/** One timer for all bodies under way: nearly all are there at once, and a timer for each would cost more than reading it. */
function watchBodies(
  app: FastifyInstance,
  shortestPeriodMs: number,
  answer: (request: IncomingMessage) => void,
): {
  add: (raw: IncomingMessage, periodMs: number, leastBytes: number) => void
  remove: (raw: IncomingMessage) => void
} {
  const bodies = new Map<IncomingMessage, WatchedBody>()
  const look = (raw: IncomingMessage, body: WatchedBody, now: number): void => {
    if (raw.complete || raw.destroyed) return void bodies.delete(raw)
    if (now < body.periodEndsAt) return
    const { socket } = raw
    const received = socket.bytesRead - body.bytesBefore
    body.bytesBefore = socket.bytesRead
    body.periodEndsAt = now + body.periodMs
    if (received >= body.leastBytes) return
    bodies.delete(raw)
    answer(raw)
    raw.destroy()
  }
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [raw, body] of bodies) look(raw, body, now)
  }, shortestPeriodMs / LOOKS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return {
    add: (raw, periodMs, leastBytes) => {
      const bytesBefore = raw.socket.bytesRead
      bodies.set(raw, {
        periodMs,
        leastBytes,
        bytesBefore,
        periodEndsAt: performance.now() + periodMs,
      })
    },
    remove: (raw) => bodies.delete(raw),
  }
}
