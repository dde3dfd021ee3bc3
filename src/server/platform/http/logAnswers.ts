/** One line of the log for each answer. */
import type { FastifyInstance } from 'fastify'

export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ req: request, res: reply, milliseconds }, 'Answered')
    next()
  })
}
