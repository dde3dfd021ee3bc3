/**
 * Line chart of the summary, 'Observations Over Time': total, correct and incorrect; each point links to the
 * observations of its days.
 */
import { Suspense } from 'react'
import { Box, Skeleton } from '@mui/material'
import { useNavigate } from 'react-admin'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { lazyScreen } from '../layout/lazyScreen.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { CHART_HEIGHT } from './chartHeights.ts'
import { CountLink } from './CountLink.tsx'
import { FigureRow, FigureTable } from './FigureTable.tsx'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import type { Bucket, Buckets } from './timeBuckets.ts'

export function ObservationLineChart({ buckets, filter }: ObservationLineChartProps) {
  const navigate = useNavigate()
  const daysOf = ({ dateFrom, dateTo }: Bucket) => ({ ...filter, dateFrom, dateTo })
  const table = (
    <FigureTable caption={TITLE} head={HEAD}>
      {buckets.buckets.toReversed().map((bucket) => {
        const days = formatDateRange(bucket)
        return (
          <FigureRow
            key={bucket.dateFrom}
            name={days}
            cells={[
              [
                'Total',
                <CountLink
                  key="total"
                  count={bucket.total}
                  filter={daysOf(bucket)}
                  of={`observations, ${days}`}
                />,
              ],
              ...(['correct', 'incorrect'] as const).map(
                (verdict) =>
                  [
                    verdict === 'correct' ? 'Correct' : 'Incorrect',
                    <CountLink
                      key={verdict}
                      count={bucket[verdict]}
                      filter={{ ...daysOf(bucket), showResult: verdict }}
                      of={`${verdict} observations, ${days}`}
                    />,
                  ] as const,
              ),
            ]}
          />
        )
      })}
    </FigureTable>
  )
  return (
    <ChartFrame title={TITLE} table={table} note={stepLabel(buckets)}>
      <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
        <Box sx={{ height: CHART_HEIGHT }}>
          <NivoLineChart
            label={chartDescription(buckets)}
            buckets={buckets}
            onSelect={(bucket) => navigate(observationListPath(daysOf(bucket)))}
          />
        </Box>
      </Suspense>
    </ChartFrame>
  )
}

interface ObservationLineChartProps {
  buckets: Buckets
  /** Filter of the counted observations. */
  filter: ObservationListFilter
}

const NivoLineChart = lazyScreen(() => import('./NivoLineChart.tsx'), 'NivoLineChart')

const TITLE = 'Observations Over Time'

const HEAD = ['Days', 'Total', 'Correct', 'Incorrect'].map((label) => ({ label }))

/** Says when the outer steps are shorter, because their lower counts would look like a decline. */
const stepLabel = ({ step, isCut }: Buckets) =>
  isCut ? `By ${step}; the first and last may be partial.` : `By ${step}.`

const chartDescription = ({ buckets }: Buckets) =>
  buckets
    .filter(({ total }) => total > 0)
    .map(
      (bucket) =>
        `${formatDateRange(bucket)}: ${formatNumber(bucket.total)} in total, ${formatNumber(bucket.correct)} correct, ${formatNumber(bucket.incorrect)} incorrect`,
    )
    .join('. ')
