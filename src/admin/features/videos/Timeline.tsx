/** The timeline chart, 400 × 70 units: a lane for the result and one for each principle, in selectable segments. */
import { Box, Tooltip, Typography, useTheme } from '@mui/material'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { LiftSegment } from '#domain/videos/liftSegments.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { usePlaybackState } from './PlaybackProvider.tsx'
import { HatchPattern, SegmentMark, SegmentOutlines } from './TimelineSegments.tsx'
import { type TimelineMark, TimelineMarks } from './TimelineMarks.tsx'
import type { Playback } from './createPlayback.ts'
import { laneLabel, segmentLabel, segmentLines } from './segmentLabel.ts'
import {
  adjacentSegment,
  CHART,
  laneBox,
  type LaneSegments,
  segmentBox,
  toChartX,
} from './timelineLayout.ts'

export function Timeline({ lanes, lift, playback, selected, select, marks, end }: TimelineProps) {
  const t = useT()
  const duration = usePlaybackState(playback, (state) => state.duration)
  const total = Math.max(end, duration)
  const chart = useRef<SVGSVGElement>(null)
  const id = useId()
  const [hovered, setHovered] = useState<LiftSegment | null>(null)
  const [active, setActive] = useState<LiftSegment | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const first = lanes[0]?.segments[0] ?? null
  const focused = hasFocus ? (active ?? first) : null
  const tooltipSegment = hovered ?? focused
  const idOf = (segment: LiftSegment) => `${id}${segment.id}`

  const choose = (segment: LiftSegment) => {
    setActive(segment)
    select(segment)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setHovered(null)
    if (!focused || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = adjacentSegment(lanes, focused, event.key)
    if (!next && event.key !== 'Enter') return
    event.preventDefault()
    setHovered(null)
    if (next) setActive(next)
    else choose(focused)
  }

  return (
    <div>
      <Typography variant="h3" id={`${id}title`} gutterBottom>
        {t('videos.timeline.title')}
      </Typography>
      <Box sx={frame}>
        <Box aria-hidden sx={names}>
          {lanes.map(({ lane }) => (
            <span key={lane}>{laneLabel(lane)}</span>
          ))}
        </Box>
        <Tooltip
          describeChild
          open={tooltipSegment !== null}
          placement="top"
          title={tooltipSegment && <SegmentTooltip segment={tooltipSegment} />}
          slotProps={{
            popper: {
              anchorEl: () => tooltipAnchor(chart.current, tooltipSegment && idOf(tooltipSegment)),
            },
          }}
        >
          <Chart
            ref={chart}
            role="listbox"
            tabIndex={0}
            aria-labelledby={`${id}title`}
            aria-activedescendant={focused ? idOf(focused) : undefined}
            viewBox={`0 0 ${CHART.width} ${CHART.height}`}
            preserveAspectRatio="none"
            width={CHART.width}
            height={CHART.height}
            sx={{ [NARROW]: { width: 1, height: lanes.length * LANE_HEIGHT } }}
            onKeyDown={onKeyDown}
            onFocus={() => setHasFocus(chart.current?.matches(':focus-visible') ?? false)}
            onBlur={() => setHasFocus(false)}
            onPointerLeave={() => setHovered(null)}
          >
            <HatchPattern id={`${id}hatch`} />
            {lanes.map(({ lane, segments }, row) => (
              <g key={lane} role="group" aria-label={laneLabel(lane)}>
                {segments.map((segment) => (
                  <g
                    key={segment.id}
                    id={idOf(segment)}
                    role="option"
                    aria-selected={segment.id === selected}
                    aria-label={segmentLabel(segment)}
                    onClick={() => choose(segment)}
                    onPointerEnter={({ pointerType }) =>
                      pointerType === 'mouse' && setHovered(segment)
                    }
                  >
                    <SegmentMark
                      segment={segment}
                      box={segmentBox(segment, laneBox(row, lanes.length), total)}
                      hatch={`url(#${id}hatch)`}
                    />
                  </g>
                ))}
              </g>
            ))}
            <SegmentOutlines {...{ lanes, total, selected }} focused={focused?.id ?? null} />
            {lift && <LiftBar lift={lift} total={total} />}
            <Playhead playback={playback} total={total} />
          </Chart>
        </Tooltip>
        <TimelineMarks {...{ marks, total, playback }} />
        <Box sx={ends}>
          <span>{formatSeconds(0)}</span>
          <span>{formatSeconds(total)}</span>
        </Box>
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
        {t('videos.timeline.colours')} {lift && t('videos.timeline.bar')}
      </Typography>
    </div>
  )
}

interface TimelineProps {
  lanes: readonly LaneSegments[]
  /** The selected lift in seconds. */
  lift: readonly [start: number, end: number] | null
  playback: Playback
  selected: string | null
  select: (segment: LiftSegment) => void
  marks: readonly TimelineMark[]
  /** Time of the last analysed frame in seconds. */
  end: number
}

function LiftBar({
  lift: [start, end],
  total,
}: {
  lift: readonly [number, number]
  total: number
}) {
  const x = toChartX(start, total)
  const width = Math.max(0, toChartX(end, total) - x)
  return <LiftRect {...{ x, y: CHART.height - CHART.bar, width, height: CHART.bar }} aria-hidden />
}

/** The tooltip points at the segment, or at the chart until the segment is drawn. */
const tooltipAnchor = (chart: SVGSVGElement | null, id: string | null): Element =>
  (id && document.getElementById(id)) || (chart ?? document.body)

const frame = {
  display: 'grid',
  gridTemplateColumns: `max-content minmax(0, ${CHART.width}px)`,
  columnGap: 1,
} as const

/** Width at which the chart and its labels do not fit side by side, and lanes are as high as a finger needs. */
const NARROW = '@container (max-width: 540px)'

/** Pixels. */
const LANE_HEIGHT = 24

const names = {
  display: 'grid',
  gridAutoRows: '1fr',
  alignItems: 'center',
  fontSize: 12,
  lineHeight: '14px',
  pb: '4px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const

const Chart = styled('svg')({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
  '& [role="option"]': { cursor: 'pointer' },
})

const LiftRect = styled('rect')(({ theme }) => ({ fill: theme.palette.text.primary }))

const ends = {
  gridColumn: -2,
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 12,
  color: 'text.secondary',
} as const

/** The playhead, moved without rendering the chart again. */
function Playhead({ playback, total }: PlayheadProps) {
  const line = useRef<SVGGElement>(null)
  const { palette } = useTheme()
  useEffect(() => {
    const move = () =>
      line.current?.setAttribute(
        'transform',
        `translate(${toChartX(playback.currentTime(), total)} 0)`,
      )
    move()
    return playback.subscribe(move)
  }, [playback, total])
  return (
    <Box component="g" ref={line} aria-hidden sx={{ pointerEvents: 'none' }}>
      <line y1={-2} y2={CHART.height} stroke={palette.background.paper} strokeWidth={4} />
      <line y1={-2} y2={CHART.height} stroke={palette.text.primary} strokeWidth={2} />
    </Box>
  )
}

interface PlayheadProps {
  playback: Playback
  /** Duration in seconds. */
  total: number
}

/** Tooltip of a segment. */
function SegmentTooltip({ segment }: { segment: LiftSegment }) {
  return segmentLines(segment).map((line) => <div key={line}>{line}</div>)
}
