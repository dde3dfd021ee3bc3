/** Times answers by route and operations of the API by name. */
import type { FastifyInstance } from 'fastify'
import type { Metrics, Timing } from './metrics.ts'

const ANSWERS: Timing = {
  name: 'liftwise_http_request_seconds',
  help: 'Time from a request to its answer, by route and status.',
  labels: ['route', 'status'],
}

const OPERATIONS: Timing = {
  name: 'liftwise_operation_seconds',
  help: 'Time of an operation of the API, by its name and outcome: ok, refused, or failed by a fault of ours.',
  labels: ['operation', 'outcome'],
}

export type OperationOutcome = 'ok' | 'refused' | 'failed'

export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  const observe = metrics.addTiming(ANSWERS)
  app.addHook('onResponse', (request, reply, next) => {
    const labels = {
      route: request.routeOptions.url ?? 'none',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    }
    observe(labels, reply.elapsedTime / 1_000)
    next()
  })
}

/** Names are those of the schema's queries and mutations, so there is a limited number. */
export function operationTiming(
  metrics: Metrics,
): (operation: string, outcome: OperationOutcome, seconds: number) => void {
  const observe = metrics.addTiming(OPERATIONS)
  return (operation, outcome, seconds) => observe({ operation, outcome }, seconds)
}
