/** Renders the line chart with nivo. ObservationLineChart adds the accessible text and keyboard links. */
import { Box, useMediaQuery } from '@mui/material'
import { type Theme, useTheme } from '@mui/material/styles'
import { Line, type LineCustomSvgLayerProps, type SliceTooltipProps } from '@nivo/line'
import { useForeignZone } from '../../foundation/auth/clientZone.ts'
import { useChartSize } from './useChartSize.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { spreadLabels, lineLabel, lineSeries, type Series } from './lineSeries.ts'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import type { Bucket, Buckets } from './timeBuckets.ts'

export function NivoLineChart({ label, buckets: all, onSelect }: NivoLineChartProps) {
  const theme = useTheme()
  const [place, size] = useChartSize()
  const narrow = useMediaQuery(theme.breakpoints.down('sm'))
  const most = Math.max(...all.buckets.map(({ total }) => total))
  const series = lineSeries(all, theme.palette, narrow ? 3 : MAX_LABELS)
  const steps = new Map(
    series[0]?.data.flatMap(({ x, label }) => (label === null ? [] : [[x, label]])),
  )
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
          data={series}
          theme={chartTheme(theme)}
          colors={{ datum: 'color' }}
          margin={{ ...MARGIN, left: countsWidth(most), right: labelsWidth(series) }}
          xScale={{ type: 'point' }}
          yScale={{ type: 'linear', min: 0, max: Math.max(most, TICK_COUNT), nice: true }}
          axisBottom={{
            tickSize: 4,
            tickPadding: 6,
            tickValues: [...steps.keys()],
            format: (day: string) => steps.get(day) ?? '',
          }}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: TICK_COUNT, format: formatNumber }}
          enableGridX={false}
          gridYValues={TICK_COUNT}
          enablePoints={all.buckets.length <= MAX_POINTS}
          pointSize={6}
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
  const zone = useForeignZone()
  if (!bucket) return null
  const { total, correct, incorrect } = bucket
  const whole = correct + incorrect
  return (
    <ChartTooltip
      title={[formatDateRange(bucket), zone && `(${zone})`].filter(Boolean).join(' ')}
      lines={[
        { name: lineLabel('total'), color: 'text.secondary', count: total },
        { name: lineLabel('correct'), color: 'correct.main', count: correct, whole },
        { name: lineLabel('incorrect'), color: 'incorrect.main', count: incorrect, whole },
      ]}
    />
  )
}

const chartTheme = ({ palette }: Theme) => ({
  text: { fontFamily: 'inherit' },
  axis: {
    ticks: {
      line: { stroke: palette.divider },
      text: { fontSize: 12, fill: palette.text.secondary },
    },
  },
  grid: { line: { stroke: palette.divider } },
  crosshair: { line: { stroke: palette.outline, strokeOpacity: 1 } },
})

/** Pixels for the counts on the axis, which ends at a round one above the highest. */
const countsWidth = (most: number): number =>
  Math.max(36, 14 + DIGIT_WIDTH * formatNumber(Math.ceil(most * 1.2)).length)

/** Pixels for the labels at the ends of the lines, in the reader's language. */
const labelsWidth = (series: readonly Series[]): number =>
  LABEL_GAP + LETTER_WIDTH * Math.max(...series.map(({ id }) => lineLabel(id).length))

/** Dashed, so that colour is never the only cue: nivo's own lines are all alike. */
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
      x={innerWidth + LABEL_GAP}
      y={heights[at]}
      dominantBaseline="central"
      fontSize={12}
      fontWeight={600}
      fill={color}
    >
      {lineLabel(id)}
    </text>
  ))
}

const LAYERS = ['grid', 'axes', Lines, 'points', 'crosshair', 'slices', EndLabels] as const

const MARGIN = { top: 12, bottom: 32 }
const DIGIT_WIDTH = 7
const LETTER_WIDTH = 7
const TICK_COUNT = 4
const MAX_POINTS = 40
const MAX_LABELS = 5
const LABEL_GAP = 8
const LABEL_HEIGHT = 15
