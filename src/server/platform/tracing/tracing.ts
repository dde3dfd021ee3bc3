/**
 * Traces: what a request or job did, and how long each part took. Spans carry names and numbers of ours only: no
 * parameter, no text of a statement, nothing of a person.
 */

export type SpanKind = 'server' | 'consumer' | 'client' | 'internal'
export type Attributes = Record<string, string | number>

export interface SpanOptions {
  kind?: SpanKind
  attributes?: Attributes
  /** W3C trace context of the parent in another process; null: there is none, a trace begins. Absent: the active span. */
  traceparent?: string | null
}

export interface Span {
  /** Runs work while this span is the active one. */
  run<T>(work: () => T): T
  /** `error`: why it failed; its text is not recorded. */
  end(result?: { attributes?: Attributes; error?: unknown }): void
}

export interface Tracing {
  start(name: string, options?: SpanOptions): Span
  /** Whether a span is active. */
  isActive(): boolean
  /** The active span's in W3C trace context; null: none is active. */
  traceparent(): string | null
  /** The active trace's; null: none is active. */
  traceId(): string | null
  /** Sends what is left, within two seconds. */
  close(): Promise<void>
}

/** Runs work in a span of its own. */
export async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  let failure: { error: unknown } | undefined
  try {
    return await span.run(work)
  } catch (error) {
    failure = { error }
    throw error
  } finally {
    span.end(failure)
  }
}
