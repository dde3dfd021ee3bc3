/** Renders the line chart with nivo. ObservationLineChart adds the accessible text and keyboard links. */
import { Box, useMediaQuery } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { Line, type LineCustomSvgLayerProps, type SliceTooltipProps } from '@nivo/line'
import { chartTheme, ChartTooltip } from './ChartTooltip.tsx'
import { useChartSize } from './useChartSize.ts'
import { spreadLabels, LINE_LABELS, lineSeries, type Series } from './lineSeries.ts'
import { formatDateRange, formatTimeStep } from '../../foundation/format/formatDate.ts'
import type { Bucket, Buckets } from './timeBuckets.ts'

export function NivoLineChart({ label, buckets: all, onSelect }: NivoLineChartProps) {
  const theme = useTheme()
  const [place, size] = useChartSize()
  const narrow = useMediaQuery(theme.breakpoints.down('sm'))
  const { step, buckets } = all
  const most = Math.max(...buckets.map(({ total }) => total))
  return (
    <Box
      ref={place}
      role="img"
      aria-label={label}
      sx={{ height: 1, '& rect': { cursor: 'pointer' } }}
    >
      {size && (
        <Line<Series>
          {...size}
          data={lineSeries(all, theme.palette)}
          theme={chartTheme(theme)}
          colors={{ datum: 'color' }}
          margin={MARGIN}
          xScale={{ type: 'point' }}
          yScale={{ type: 'linear', min: 0, max: Math.max(most, TICK_COUNT), nice: true }}
          gridYValues={TICK_COUNT}
          enableGridX={false}
          axisLeft={{ tickValues: TICK_COUNT, tickSize: 0, tickPadding: 8 }}
          axisBottom={{
            tickSize: 4,
            tickPadding: 6,
            tickValues: labelledSteps(buckets, narrow ? 3 : MAX_LABELS),
            format: (day: string) => formatTimeStep(day, step),
          }}
          pointSize={buckets.length > MAX_POINTS ? 0 : 6}
          layers={LAYERS}
          enableSlices="x"
          sliceTooltip={StepTooltip}
          onClick={(place) => {
            const point = 'points' in place ? place.points[0] : place
            if (point && point.data.bucket.total > 0) onSelect(point.data.bucket)
          }}
          animate={false}
          role="presentation"
        />
      )}
    </Box>
  )
}

interface NivoLineChartProps {
  /** Text alternative of the chart. */
  label: string
  buckets: Buckets
  onSelect: (bucket: Bucket) => void
}

function StepTooltip({ slice }: SliceTooltipProps<Series>) {
  const bucket = slice.points[0]?.data.bucket
  if (!bucket) return null
  const { total, correct, incorrect } = bucket
  const whole = correct + incorrect
  return (
    <ChartTooltip
      title={formatDateRange(bucket)}
      lines={[
        { name: LINE_LABELS.total, color: 'text.secondary', count: total },
        { name: LINE_LABELS.correct, color: 'correct.main', count: correct, whole },
        { name: LINE_LABELS.incorrect, color: 'incorrect.main', count: incorrect, whole },
      ]}
    />
  )
}

function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  return series.map(({ id, data, color, ...line }) => (
    <path
      key={id}
      d={lineGenerator(data.map(({ position }) => position)) ?? ''}
      fill="none"
      stroke={color}
      strokeWidth={2}
      strokeDasharray={(line as Pick<Series, 'dash'>).dash}
    />
  ))
}

function EndLabels({ series, innerWidth, innerHeight }: LineCustomSvgLayerProps<Series>) {
  const heights = spreadLabels(
    series.map(({ data }) => data.at(-1)?.position.y ?? 0),
    LABEL_HEIGHT,
    innerHeight,
  )
  return series.map(({ id, color }, at) => (
    <text
      key={id}
      x={innerWidth + 8}
      y={heights[at]}
      dominantBaseline="central"
      fontSize={12}
      fontWeight={600}
      fill={color}
    >
      {LINE_LABELS[id]}
    </text>
  ))
}

/** Returns the first and every nth bucket, so that the labels do not overlap. */
const labelledSteps = (buckets: readonly Bucket[], most: number): string[] => {
  const every = Math.ceil(buckets.length / most)
  return buckets.filter((_, at) => at % every === 0).map(({ dateFrom }) => dateFrom)
}

const LAYERS = ['grid', 'axes', Lines, 'points', 'crosshair', 'slices', EndLabels] as const

const MARGIN = { top: 12, right: 84, bottom: 32, left: 36 }
const TICK_COUNT = 4
const MAX_POINTS = 40
const MAX_LABELS = 5
const LABEL_HEIGHT = 15
