/** Starts a trace for each request that does more than send a static file. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Tracing } from './tracing.ts'

/** Health checks come every second, and files of the web app read nothing. */
const UNTRACED = /^\/(healthz|readyz|\*|serviceWorker\.js|templates\/.*)?$/

/**
 * A trace begins here, whatever the caller's headers say: otherwise strangers could have all their requests recorded, or
 * name the traces of others.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, next) => {
    const { url: route } = request.routeOptions
    if (route === undefined || UNTRACED.test(route)) return next()
    const span = tracing.start(`${request.method} ${route}`, {
      kind: 'server',
      traceparent: null,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'liftwise.request_id': request.id,
      },
    })
    spans.set(request, span)
    span.run(next)
  })
  // The body arrives in events of the connection, which know nothing of the request's span.
  app.addHook('preHandler', (request, _reply, next) => {
    const span = spans.get(request)
    if (span) span.run(next)
    else next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    const span = spans.get(request)
    if (!span) return next()
    const failure = reply.statusCode >= 500 ? { error: { name: `${reply.statusCode}` } } : {}
    span.end({ attributes: { 'http.response.status_code': reply.statusCode }, ...failure })
    span.run(next)
  })
}
