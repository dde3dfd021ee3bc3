/** The lines as nivo draws them. Words and keyboard are its neighbours' (LineOverTime). */
import { Box, useMediaQuery } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { ResponsiveLine } from '@nivo/line'
import type { LineCustomSvgLayerProps, SliceTooltipProps } from '@nivo/line'
import { chartTheme } from './chartTheme.ts'
import { ChartTip } from './ChartTip.tsx'
import { endLabels } from './endLabels.ts'
import { LINE_WORDS, lineSeries } from './lineSeries.ts'
import type { Series } from './lineSeries.ts'
import { shownDays, shownStep } from './shownDays.ts'
import type { Bucket, Buckets } from './timeBuckets.ts'

export function LineDrawing({ buckets: all, onChoose }: LineDrawingProps) {
  const theme = useTheme()
  const narrow = useMediaQuery(theme.breakpoints.down('sm'))
  const { step, buckets } = all
  const most = Math.max(...buckets.map(({ total }) => total))
  return (
    <Box sx={{ height: 1, '& rect': { cursor: 'pointer' } }}>
      <ResponsiveLine<Series>
        data={lineSeries(all, theme.palette)}
        theme={chartTheme(theme)}
        colors={{ datum: 'color' }}
        margin={AROUND}
        xScale={{ type: 'point' }}
        yScale={{ type: 'linear', min: 0, max: Math.max(most, FEWEST_STEPS), nice: true }}
        gridYValues={FEWEST_STEPS}
        enableGridX={false}
        axisLeft={{ tickValues: FEWEST_STEPS, tickSize: 0, tickPadding: 8 }}
        axisBottom={{
          tickSize: 4,
          tickPadding: 6,
          tickValues: labelledSteps(buckets, narrow ? 3 : MOST_LABELS),
          format: (day: string) => shownStep(day, step),
        }}
        pointSize={buckets.length > MOST_DOTS ? 0 : 6}
        layers={LAYERS}
        enableSlices="x"
        sliceTooltip={StepTip}
        onClick={(place) => {
          const point = 'points' in place ? place.points[0] : place
          if (point && point.data.bucket.total > 0) onChoose(point.data.bucket)
        }}
        animate={false}
        role="presentation"
      />
    </Box>
  )
}

interface LineDrawingProps {
  buckets: Buckets
  onChoose: (bucket: Bucket) => void
}

function StepTip({ slice }: SliceTooltipProps<Series>) {
  const bucket = slice.points[0]?.data.bucket
  if (!bucket) return null
  const { total, correct, incorrect } = bucket
  const whole = correct + incorrect
  return (
    <ChartTip
      title={shownDays(bucket)}
      lines={[
        { name: LINE_WORDS.total, color: 'text.secondary', count: total },
        { name: LINE_WORDS.correct, color: 'correct.main', count: correct, whole },
        { name: LINE_WORDS.incorrect, color: 'incorrect.main', count: incorrect, whole },
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

function Ends({ series, innerWidth, innerHeight }: LineCustomSvgLayerProps<Series>) {
  const heights = endLabels(
    series.map(({ data }) => data.at(-1)?.position.y ?? 0),
    LINE_OF_TEXT,
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
      {LINE_WORDS[id]}
    </text>
  ))
}

/** The first and every nth, so that their words do not touch. */
const labelledSteps = (buckets: readonly Bucket[], most: number): string[] => {
  const every = Math.ceil(buckets.length / most)
  return buckets.filter((_, at) => at % every === 0).map(({ dateFrom }) => dateFrom)
}

const LAYERS = ['grid', 'axes', Lines, 'points', 'crosshair', 'slices', Ends] as const

const AROUND = { top: 12, right: 84, bottom: 32, left: 36 }
const FEWEST_STEPS = 4
const MOST_DOTS = 40
const MOST_LABELS = 5
const LINE_OF_TEXT = 15
