/** Counts and measures what a process does, and renders it in the text format that Prometheus reads. */

export type Labels = Readonly<Record<string, string>>

/** A value that is read when somebody looks. */
export interface Sample {
  labels?: Labels
  value: number
}

export interface Gauge {
  name: string
  help: string
  read: () => readonly Sample[] | Promise<readonly Sample[]>
}

/** How long something took, by its labels. */
export interface Timing {
  name: string
  help: string
}

export interface Metrics {
  observe(timing: Timing, labels: Labels, seconds: number): void
  addGauges(gauges: readonly Gauge[]): void
  /** A gauge that cannot be read is left out, so that the others are seen while the database is away. */
  render(): Promise<string>
}

/** Upper bounds in seconds: what nobody notices, what people wait for, and what is about to fail. */
const BOUNDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

interface Histogram {
  labels: Labels
  /** Not cumulative; the last one counts what is above all bounds. */
  counts: number[]
  sum: number
}

export function createMetrics(): Metrics {
  const timings = new Map<Timing, Map<string, Histogram>>()
  const gauges: Gauge[] = []

  return {
    observe(timing, labels, seconds) {
      const histograms = timings.get(timing) ?? new Map<string, Histogram>()
      timings.set(timing, histograms)
      const key = Object.values(labels).join(' ')
      const known = histograms.get(key)
      const histogram = known ?? { labels, counts: BOUNDS.map(() => 0).concat(0), sum: 0 }
      if (!known) histograms.set(key, histogram)
      const place = BOUNDS.findIndex((bound) => seconds <= bound)
      const bucket = place === -1 ? BOUNDS.length : place
      histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1
      histogram.sum += seconds
    },
    addGauges: (added) => void gauges.push(...added),
    async render() {
      const read = await Promise.all(gauges.map(renderGauge))
      const measured = [...timings].map(([timing, histograms]) =>
        renderTiming(timing, [...histograms.values()]),
      )
      return [...read, ...measured].filter(Boolean).join('\n') + '\n'
    },
  }
}

async function renderGauge({ name, help, read }: Gauge): Promise<string> {
  try {
    const samples = await read()
    return [
      ...headOf(name, help, 'gauge'),
      ...samples.map(({ labels = {}, value }) => lineOf(name, labels, value)),
    ].join('\n')
  } catch {
    return ''
  }
}

function renderTiming({ name, help }: Timing, histograms: readonly Histogram[]): string {
  const lines = histograms.flatMap(({ labels, counts, sum }) => {
    let total = 0
    const buckets = counts.map((count, place) => {
      total += count
      const le = BOUNDS[place]?.toString() ?? '+Inf'
      return lineOf(`${name}_bucket`, { ...labels, le }, total)
    })
    return [...buckets, lineOf(`${name}_sum`, labels, sum), lineOf(`${name}_count`, labels, total)]
  })
  return [...headOf(name, help, 'histogram'), ...lines].join('\n')
}

const headOf = (name: string, help: string, type: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

function lineOf(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

const escaped = (text: string): string => text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')
