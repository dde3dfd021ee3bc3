/** The HTTP side of the server: the web app, POST /graphql, files, templates and health on one port. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { graphqlRoute } from '../graphql/graphqlRoute.ts'
import { projectRoot } from '../projectRoot.ts'
import type { AppParts } from './appParts.ts'
import { answerFault } from './answerFault.ts'
import { backgroundWork } from './backgroundWork.ts'
import { csvTemplateRoutes } from './csvTemplateRoutes.ts'
import { fileRoutes } from './fileRoutes.ts'
import { healthRoutes } from './healthRoutes.ts'
import { leaveGently } from './leaveGently.ts'
import { logAnswers } from './logAnswers.ts'
import { loggerOf } from './logging.ts'
import { securityHeaders } from './securityHeaders.ts'
import { BODY_MS, endSlowBodies, LONGEST_BODY_MS } from './slowBodies.ts'
import { unsubscribeRoute } from './unsubscribeRoute.ts'
import { webAppRoutes } from './webAppRoutes.ts'

/** 1 MiB: the longest document and form by far; uploads and imports bring limits of their own. */
const BODY_LIMIT = 1024 * 1024

export function buildApp(parts: AppParts): FastifyInstance {
  const { settings } = parts
  const app: FastifyInstance = fastify({
    loggerInstance: loggerOf(settings, parts.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: false,
    requestTimeout: LONGEST_BODY_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400 },
  })
  const background =
    parts.background ??
    backgroundWork((error) => app.log.error({ err: error }, 'Work after an answer failed'))
  app.removeContentTypeParser('text/plain')
  const headers = securityHeaders(settings)
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id)
    next()
  })
  logAnswers(app)
  endSlowBodies(app, parts.bodyMs ?? BODY_MS)
  app.setErrorHandler(answerFault)
  leaveGently(app)
  app.addHook('onClose', () => background.settled())
  void app.register(healthRoutes, parts)
  void app.register(csvTemplateRoutes)
  const now = parts.now ?? (() => new Date())
  void app.register(graphqlRoute, { ...parts, now, background })
  void app.register(unsubscribeRoute, { ...parts, now })
  if (parts.files.local) void app.register(fileRoutes, { local: parts.files.local })
  void app.register(webAppRoutes, {
    webFolder: parts.webFolder ?? join(projectRoot, 'dist/client'),
    settings,
  })
  return app
}
