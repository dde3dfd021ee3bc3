/** Sends spans to an OpenTelemetry collector by OTLP over HTTP. Loads its packages, so it is imported only where it is set up. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Context,
  type Span as OtelSpan,
  type SpanContext,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import { isAppError } from '#domain/errors.ts'
import type { OtlpSettings } from '../settings/settings.ts'
import type { Span, Tracing } from './tracing.ts'

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
}

/** A process that stops does not wait longer for a collector that is away. */
const CLOSE_TIMEOUT_MS = 2_000

export function openTelemetry({ endpoint, headers, serviceName, share }: OtlpSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('liftwise')
  const active = new AsyncLocalStorage<OtelSpan>()

  const parentOf = (traceparent: string | null | undefined): Context => {
    if (traceparent === undefined) {
      const span = active.getStore()
      return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
    }
    const remote = parseTraceparent(traceparent)
    return remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
  }

  return {
    start(name, { kind = 'internal', attributes = {}, traceparent } = {}): Span {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parentOf(traceparent))
      return {
        run: (work) => active.run(span, work),
        end: (result = {}) => {
          span.setAttributes(result.attributes ?? {})
          if ('error' in result) recordFailure(span, result.error)
          span.end()
        },
      }
    },
    isActive: () => active.getStore() !== undefined,
    traceparent: () => {
      const span = active.getStore()
      return span ? formatTraceparent(span.spanContext()) : null
    },
    traceId: () => active.getStore()?.spanContext().traceId ?? null,
    close: async () => {
      const stopped = provider.shutdown().catch(() => undefined)
      await Promise.race([stopped, wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

/** A message may quote what a person typed, so only the kind of the error is recorded. What the caller did is no fault. */
function recordFailure(span: OtelSpan, error: unknown): void {
  const { name = 'Error', code } = (error ?? {}) as { name?: string; code?: unknown }
  span.setAttribute('error.type', typeof code === 'string' ? code : name)
  if (!isAppError(error)) span.setStatus({ code: SpanStatusCode.ERROR })
}

const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`

function parseTraceparent(text: string | null): SpanContext | null {
  const [, traceId, spanId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/.exec(text ?? '') ?? []
  if (!traceId || !spanId) return null
  return { traceId, spanId, traceFlags: Number(flags), isRemote: true }
}
