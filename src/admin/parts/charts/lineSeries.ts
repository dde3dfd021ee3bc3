/** The three lines of 'Observations Over Time', distinguished by colour, stroke and the label at their end. */
import type { Palette } from '@mui/material/styles'
import { formatTimeStep } from '../../foundation/format/formatDate.ts'
import type { Bucket, Buckets, VerdictCounts } from './timeBuckets.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

/** `mostLabels`: at most as many steps are labelled, the first and every nth, so that the labels do not overlap. */
export function lineSeries(
  { buckets, step }: Buckets,
  palette: Palette,
  mostLabels: number,
): Series[] {
  const every = Math.ceil(buckets.length / mostLabels)
  return LINES.map(({ id, color, ...line }) => ({
    id,
    ...line,
    color: color(palette),
    data: buckets.map((bucket, at) => ({
      x: bucket.dateFrom,
      y: bucket[id],
      label: at % every === 0 ? formatTimeStep(bucket.dateFrom, step) : null,
      bucket,
    })),
  }))
}

export interface Series {
  id: keyof VerdictCounts
  color: string
  /** SVG's stroke-dasharray; undefined: a solid line. */
  dash: string | undefined
  data: readonly {
    x: string
    y: number
    /** Text below the axis; null where there is none. */
    label: string | null
    bucket: Bucket
  }[]
}

export const lineLabel = (line: keyof VerdictCounts): string =>
  line === 'total' ? t('charts.total') : `${SIGNS[line]} ${t(`enums.technique.${line}`)}`

const SIGNS = { correct: '✓', incorrect: '✕' } as const

const LINES = [
  { id: 'total', dash: undefined, color: ({ text }: Palette) => text.secondary },
  { id: 'correct', dash: '7 4', color: ({ correct }: Palette) => correct.main },
  { id: 'incorrect', dash: '2 4', color: ({ incorrect }: Palette) => incorrect.main },
] as const

/**
 * Moves the labels at the ends of lines apart, so that none covers another; in the order of their lines, inside the
 * chart.
 */
export function spreadLabels(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let above = -Infinity
  for (const at of order) {
    placed[at] = Math.max(heights[at] ?? 0, above + gap)
    above = placed[at] ?? 0
  }
  let below = lowest + gap
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, below - gap)
    below = placed[at] ?? 0
  }
  return placed
}
