/**
 * Compresses texts that the server writes itself: JSON, the app's page and its service worker. Files of the build are compressed already,
 * and uploads are videos and pictures.
 */
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))) return payload
    void reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    void reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return compress(payload, { level: constants.Z_BEST_SPEED })
  })
}

const compress = promisify(gzip)

/** Characters; a shorter text fits into one packet anyway. */
const MIN_LENGTH = 1_400

const COMPRESSIBLE = /^(application\/(graphql-response\+)?json|text\/(html|javascript))\b/
