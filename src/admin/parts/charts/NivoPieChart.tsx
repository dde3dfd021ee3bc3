/** Renders the pie chart with nivo. VerdictPieChart adds the accessible text and keyboard links. */
import { Box } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { type PieCustomLayerProps, Pie, type PieTooltipProps } from '@nivo/pie'
import { TECHNIQUES, type Technique } from '#domain/enumerations.ts'
import { useChartSize } from './useChartSize.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function NivoPieChart({ label, pie, middle, below, onSelect }: NivoPieChartProps) {
  const theme = useTheme()
  const [place, size] = useChartSize()
  const whole = pie.correct + pie.incorrect
  const data = TECHNIQUES.map((id) => ({ id, value: pie[id], whole, middle, below }))
  return (
    <Box
      ref={place}
      role="img"
      aria-label={label}
      sx={{ height: 1, '& path': { cursor: 'pointer' } }}
    >
      {size && (
        <Pie<Slice>
          // nivo would take the colours of paper a frame later.
          key={theme.palette.mode}
          {...size}
          data={data}
          theme={LABELS}
          colors={({ id }) => theme.palette[id as Technique].main}
          margin={MARGIN}
          innerRadius={0.62}
          padAngle={whole === pie.correct || whole === pie.incorrect ? 0 : 1.5}
          cornerRadius={3}
          activeOuterRadiusOffset={ACTIVE_OFFSET}
          arcLabel={({ data: { id } }) => SIGNS[id]}
          arcLabelsSkipAngle={LABELLED_DEGREES}
          arcLabelsTextColor={({ data: { id } }) => theme.palette[id].contrastText}
          enableArcLinkLabels={false}
          layers={LAYERS}
          tooltip={SliceTooltip}
          onClick={({ data: { id } }) => onSelect(id)}
          animate={false}
          role="presentation"
        />
      )}
    </Box>
  )
}

interface NivoPieChartProps {
  /** Text alternative of the chart. */
  label: string
  pie: Record<Technique, number>
  /** Main figure and its label, in the middle of the ring. */
  middle: string
  below: string
  onSelect: (verdict: Technique) => void
}

interface Slice {
  id: Technique
  value: number
  whole: number
  middle: string
  below: string
}

/** Signs, so that colour is never the only cue. */
const SIGNS: Record<Technique, string> = { correct: '✓', incorrect: '✕' }

const MARGIN = { top: 6, right: 6, bottom: 6, left: 6 }

const LABELS = { labels: { text: { fontSize: 14, fontWeight: 600 } } } as const

const LABELLED_DEGREES = 20

/** Pixels that a slice is larger while the mouse is over it. */
const ACTIVE_OFFSET = 4

function SliceTooltip({ datum }: PieTooltipProps<Slice>) {
  const { id, value: count, whole } = datum.data
  return (
    <ChartTooltip
      title={t(`enums.verdict.${id}`)}
      lines={[{ name: t('charts.observations'), color: 'text.secondary', count, whole }]}
    />
  )
}

function CenterLabel({ centerX, centerY, dataWithArc }: PieCustomLayerProps<Slice>) {
  const { palette } = useTheme()
  const slice = dataWithArc[0]?.data
  return (
    <g transform={`translate(${centerX},${centerY})`} textAnchor="middle">
      <text y={4} fontSize={24} fontWeight={600} fill={palette.text.primary}>
        {slice?.middle}
      </text>
      <text y={22} fontSize={12} fill={palette.text.secondary}>
        {slice?.below}
      </text>
    </g>
  )
}

const LAYERS = ['arcs', 'arcLabels', CenterLabel] as const
