/**
 * Line chart of the summary, 'Observations Over Time': total, correct and incorrect; each point links to the
 * observations of its days.
 */
import { Box } from '@mui/material'
import { useNavigate } from 'react-admin'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { lazyPart } from '../layout/lazyScreen.tsx'
import { Outline, WhenSeen } from '../layout/WhenSeen.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { CHART_HEIGHT } from './chartHeights.ts'
import { ResultCount } from './CountLink.tsx'
import { FigureRow, FigureTable } from './FigureTable.tsx'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import type { Bucket, Buckets } from './timeBuckets.ts'
import { TECHNIQUES } from '#domain/enumerations.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function ObservationLineChart({ buckets, filter }: ObservationLineChartProps) {
  const navigate = useNavigate()
  const title = t('charts.overTime')
  const daysOf = ({ dateFrom, dateTo }: Bucket) => ({
    ...filter,
    dates: undefined,
    dateFrom,
    dateTo,
  })
  const table = (
    <FigureTable caption={title} head={tableHead()}>
      {buckets.buckets.toReversed().map((bucket) => {
        const days = formatDateRange(bucket)
        return (
          <FigureRow
            key={bucket.dateFrom}
            name={days}
            cells={[
              [
                t('charts.total'),
                <ResultCount key="total" count={bucket.total} filter={daysOf(bucket)} of={days} />,
              ],
              ...(['correct', 'incorrect'] as const).map(
                (verdict) =>
                  [
                    t(`enums.technique.${verdict}`),
                    <ResultCount
                      key={verdict}
                      result={verdict}
                      count={bucket[verdict]}
                      filter={daysOf(bucket)}
                      of={days}
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
    <ChartFrame title={title} table={table} note={stepLabel(buckets)}>
      <WhenSeen outline={<Outline height={CHART_HEIGHT} />}>
        <Box sx={{ height: CHART_HEIGHT }}>
          <NivoLineChart
            label={chartDescription(buckets)}
            buckets={buckets}
            onSelect={(bucket) => navigate(observationListPath(daysOf(bucket)))}
          />
        </Box>
      </WhenSeen>
    </ChartFrame>
  )
}

interface ObservationLineChartProps {
  buckets: Buckets
  /** Filter of the counted observations. */
  filter: ObservationListFilter
}

const NivoLineChart = lazyPart(() => import('./NivoLineChart.tsx'), 'NivoLineChart')

const tableHead = () => [
  { label: t('charts.days') },
  { label: t('charts.total') },
  ...TECHNIQUES.map((verdict) => ({ label: t(`enums.technique.${verdict}`) })),
]

/** Says when the outer steps are shorter, because their lower counts would look like a decline. */
const stepLabel = ({ step, isCut }: Buckets) =>
  isCut ? t(`charts.stepsCut.${step}`) : t(`charts.steps.${step}`)

const chartDescription = ({ buckets }: Buckets) =>
  buckets
    .filter(({ total }) => total > 0)
    .map((bucket) =>
      t('charts.bucket', {
        days: formatDateRange(bucket),
        total: bucket.total,
        correct: bucket.correct,
        incorrect: bucket.incorrect,
      }),
    )
    .join('. ')
