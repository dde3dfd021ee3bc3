/**
 * Compresses texts that the server writes itself: JSON, the app's page and its service worker. Files of the build are compressed already,
 * and uploads are videos and pictures.
 */
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH) return next(null, payload)
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')))
      return next(null, payload)
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return next(null, payload)
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    gzip(payload, { level: constants.Z_BEST_SPEED }, next)
  })
}

/** Characters; a shorter text fits into one packet anyway. */
const MIN_LENGTH = 1_400

const COMPRESSIBLE = /^(application\/(graphql-response\+)?json|text\/(html|javascript))\b/
