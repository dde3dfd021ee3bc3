/**
 * Compresses texts that the server writes itself: JSON, the app's page and its service worker. Files of the build are compressed already,
 * and uploads are videos and pictures.
 */
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH) return next(null, payload)
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')))
      return next(null, payload)
    reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
    if (encoding === null) return next(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    if (encoding === 'br') brotliCompress(payload, BROTLI, next)
    else gzip(payload, { level: constants.Z_BEST_SPEED }, next)
  })
}

/** Smaller than gzip at its fastest, in about the same time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** Characters; a shorter text fits into one packet anyway. */
const MIN_LENGTH = 1_400

const COMPRESSIBLE = /^(application\/(graphql-response\+)?json|text\/(html|javascript))\b/
