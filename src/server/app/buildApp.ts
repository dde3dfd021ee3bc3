/** Builds the HTTP server: the web app, POST /graphql, files, templates and health on one port. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { graphqlRoute } from './graphql/graphqlRoute.ts'
import { projectRoot } from '../platform/settings/projectRoot.ts'
import { type AppServices, createBackgroundTasks } from '../platform/http/appServices.ts'
import { answerClientError, HTTP_OPTIONS, limitConnections } from '../platform/http/connections.ts'
import { errorHandler, gracefulShutdown } from '../platform/http/lifecycle.ts'
import { compressResponses } from '../platform/http/compressResponses.ts'
import { csvTemplateRoutes, webAppRoutes } from '../platform/http/staticRoutes.ts'
import { fileRoutes } from '../platform/http/fileRoutes.ts'
import { healthRoutes } from '../platform/http/healthRoutes.ts'
import { createLogger, requestLog, requestLogger } from '../platform/http/logger.ts'
import { securityHeaders, sendSecurityHeaders } from '../platform/http/securityHeaders.ts'
import { trustedProxies } from '../platform/http/trustedProxies.ts'
import { measureAnswers } from '../platform/metrics/requestMetrics.ts'
import { downloadRoute } from '../features/jobs/downloadRoute.ts'
import { recordingRoute } from '../features/recordingViews/recordingRoute.ts'
import { unsubscribeRoute } from '../features/mails/unsubscribeRoute.ts'

/** 1 MiB is far more than the longest document and form need; uploads and imports have other limits. */
const BODY_LIMIT = 1024 * 1024

const noJsonSchemas = () => {
  throw new Error('Routes have no JSON schemas.')
}

/** Fastify loads 110 modules for schemas that routes may have. */
const NO_JSON_SCHEMAS = { buildValidator: noJsonSchemas, buildSerializer: noJsonSchemas }

export function buildApp(services: AppServices): FastifyInstance {
  const { settings } = services
  const headers = securityHeaders(settings)
  const isProxy = trustedProxies(settings)
  const app: FastifyInstance = fastify({
    loggerInstance: createLogger(settings, services.logDestination),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLogger,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // Without a proxy, the framework need not look for one at each request.
    trustProxy: settings.trustProxy !== null && isProxy,
    http: HTTP_OPTIONS,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
    frameworkErrors: (error, request, reply) =>
      errorHandler(error, request, reply.headers(headers)),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400 },
    schemaController: { compilersFactory: NO_JSON_SCHEMAS },
  })
  const background =
    services.background ??
    createBackgroundTasks((error) => app.log.error({ err: error }, 'Work after an answer failed'))
  app.removeContentTypeParser('text/plain')
  sendSecurityHeaders(app, headers)
  requestLog(app)
  if (services.metrics) measureAnswers(app, services.metrics)
  limitConnections(app, headers, isProxy, services.connectionLimits)
  app.setErrorHandler(errorHandler)
  gracefulShutdown(app)
  compressResponses(app)
  app.addHook('onClose', () => background.drain())
  void app.register(healthRoutes, services)
  void app.register(csvTemplateRoutes)
  const now = services.now ?? (() => new Date())
  void app.register(graphqlRoute, { ...services, now, background })
  void app.register(unsubscribeRoute, { ...services, now })
  void app.register(recordingRoute, { ...services, now })
  void app.register(downloadRoute, { ...services, now })
  if (services.files.local) void app.register(fileRoutes, { local: services.files.local })
  const { webFolder = join(projectRoot, 'dist/client') } = services
  if (webFolder !== null) void app.register(webAppRoutes, { webFolder, settings })
  return app
}
