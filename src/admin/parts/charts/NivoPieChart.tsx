/** Renders the pie chart with nivo. VerdictPieChart adds the accessible text and keyboard links. */
import { Box } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { type ComputedDatum, Pie, type PieCustomLayerProps } from '@nivo/pie'
import { useTooltip } from '@nivo/tooltip'
import { useState } from 'react'
import { TECHNIQUES, type Technique } from '#domain/enumerations.ts'
import { VERDICT_LABELS } from '#domain/observations/answers.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { useChartSize } from './useChartSize.ts'

export function NivoPieChart({ label, pie, middle, below, onSelect }: NivoPieChartProps) {
  const theme = useTheme()
  const [place, size] = useChartSize()
  const whole = pie.correct + pie.incorrect
  const data = TECHNIQUES.map((id) => ({ id, value: pie[id], whole, middle, below, onSelect }))
  return (
    <Box
      ref={place}
      role="img"
      aria-label={label}
      sx={{ height: 1, '& path': { cursor: 'pointer' } }}
    >
      {size && (
        <Pie<Slice>
          {...size}
          data={data}
          colors={({ id }) => theme.palette[id as Technique].main}
          margin={MARGIN}
          innerRadius={0.62}
          padAngle={whole === pie.correct || whole === pie.incorrect ? 0 : 1.5}
          cornerRadius={3}
          layers={LAYERS}
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
  onSelect: (verdict: Technique) => void
}

/** Signs, so that colour is never the only cue. */
const SIGNS: Record<Technique, string> = { correct: '✓', incorrect: '✕' }

const MARGIN = { top: 6, right: 6, bottom: 6, left: 6 }

/** In place of nivo's own layers, whose animations cost a phone time even when they are off. */
function Slices({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Slice>) {
  const { palette } = useTheme()
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map((slice) => (
        <SliceShape key={slice.id} slice={slice} arcGenerator={arcGenerator} />
      ))}
      {dataWithArc
        .filter(({ arc: { angleDeg } }) => angleDeg >= LABELLED_DEGREES)
        .map(({ arc, data: { id } }) => (
          <text
            key={id}
            transform={`translate(${arcGenerator.centroid(arc).join()})`}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={14}
            fontWeight={600}
            fill={palette[id].contrastText}
            pointerEvents="none"
          >
            {SIGNS[id]}
          </text>
        ))}
    </g>
  )
}

const LABELLED_DEGREES = 20

function SliceShape({ slice: { arc, color, data }, arcGenerator }: SliceShapeProps) {
  const { showTooltipFromEvent, hideTooltip } = useTooltip()
  const [isActive, setActive] = useState(false)
  const outerRadius = arc.outerRadius + (isActive ? ACTIVE_OFFSET : 0)
  const tooltip = <SliceTooltip {...data} />
  return (
    <path
      d={arcGenerator({ ...arc, outerRadius }) ?? ''}
      fill={color}
      onMouseMove={(event) => {
        setActive(true)
        showTooltipFromEvent(tooltip, event)
      }}
      onMouseLeave={() => {
        setActive(false)
        hideTooltip()
      }}
      onClick={() => data.onSelect(data.id)}
    />
  )
}

interface SliceShapeProps extends Pick<PieCustomLayerProps<Slice>, 'arcGenerator'> {
  slice: ComputedDatum<Slice>
}

/** Pixels that a slice is larger while the mouse is over it. */
const ACTIVE_OFFSET = 4

function SliceTooltip({ id, value: count, whole }: Slice) {
  return (
    <ChartTooltip
      title={VERDICT_LABELS[id]}
      lines={[{ name: 'Observations', color: 'text.secondary', count, whole }]}
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

const LAYERS = [Slices, CenterLabel]
