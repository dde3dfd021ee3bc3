/**
 * Counts and measures what a process does, in the text format that Prometheus reads. This module loads prom-client, so it
 * is imported only where METRICS_PORT is set; the types below cost nothing.
 */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Labels = Readonly<Record<string, string>>

/** A value that is read when somebody looks. */
export interface Sample {
  labels?: Labels
  value: number
}

export interface GaugeSource {
  name: string
  help: string
  labels?: readonly string[]
  read: () => readonly Sample[] | Promise<readonly Sample[]>
}

export interface Timing {
  name: string
  help: string
  labels: readonly string[]
}

export interface Metrics {
  contentType: string
  /** Returns the function that records how many seconds something took. */
  addTiming(timing: Timing): (labels: Labels, seconds: number) => void
  addGauges(gauges: readonly GaugeSource[]): void
  render(): Promise<string>
}

/** Upper bounds in seconds: what nobody notices, what people wait for, and what is about to fail. */
const BOUNDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** `describeProcess` adds CPU, memory, garbage collection and event loop of this process under prom-client's names. */
export function createMetrics({ describeProcess = false } = {}): Metrics {
  const registry = new Registry()
  if (describeProcess) collectDefaultMetrics({ register: registry })
  return {
    contentType: registry.contentType,
    addTiming({ name, help, labels }) {
      const histogram = new Histogram({
        name,
        help,
        labelNames: [...labels],
        buckets: BOUNDS,
        registers: [registry],
      })
      return (values, seconds) => histogram.observe({ ...values }, seconds)
    },
    addGauges(gauges) {
      for (const gauge of gauges) addGauge(registry, gauge)
    },
    render: () => registry.metrics(),
  }
}

/** A gauge that cannot be read has no value, so that the others are seen while the database is away. */
function addGauge(registry: Registry, { name, help, labels = [], read }: GaugeSource): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    collect: async () => {
      const samples = await Promise.resolve()
        .then(read)
        .catch(() => [])
      gauge.reset()
      if (labels.length === 0) gauge.remove()
      for (const sample of samples) gauge.set({ ...sample.labels }, sample.value)
    },
  })
}
