/** What a request gets that never reached an operation, or met a fault of ours: words for the caller, details for the log. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { MESSAGES } from '#domain/messages.ts'

/** In GraphQL's shape everywhere, so that a client of POST /graphql reads one kind of answer only. */
export function errorHandler(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
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
