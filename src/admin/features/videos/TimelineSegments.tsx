/** A segment of the timeline: coloured, hatched when unknown, crossed when incorrect. */
import { styled, useTheme } from '@mui/material/styles'
import type { LiftSegment } from '#domain/videos/liftSegments.ts'
import { verdictColour } from '#domain/videos/scoreColour.ts'
import { type ChartBox, laneBox, type LaneSegments, segmentBox } from './timelineLayout.ts'

export function SegmentMark({ segment: { verdict, score }, box, hatch }: SegmentMarkProps) {
  const { mode } = useTheme().palette
  return (
    <>
      <rect {...box} fill={verdictColour(verdict, score, mode)} shapeRendering="crispEdges" />
      {verdict === null && <rect {...box} fill={hatch} />}
      {verdict === false && <Cross d={crossPath(box)} />}
    </>
  )
}

export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <Hatch width="1.6" height="5" />
      </pattern>
    </defs>
  )
}

interface SegmentMarkProps {
  segment: LiftSegment
  box: ChartBox
  /** Fill of unknown segments. */
  hatch: string
}

/** The cross grows with the lane and is never wider than the segment. */
const crossPath = ({ x, y, width, height }: ChartBox): string => {
  const arm = Math.min(3.5, height / 3, width / 2)
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const [left, right, top, bottom] = [middleX - arm, middleX + arm, middleY - arm, middleY + arm]
  return `M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`
}

const Hatch = styled('rect')(({ theme }) => ({ fill: theme.palette.unknown.light }))

const Cross = styled('path')(({ theme }) => ({
  stroke: theme.palette.incorrect.contrastText,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  fill: 'none',
}))

/** Outlines of the selected and the focused segment, above all others. */
export function SegmentOutlines({ lanes, total, selected, focused }: SegmentOutlinesProps) {
  const boxOf = (id: string | null): ChartBox | null => {
    for (const [row, { segments }] of lanes.entries()) {
      const match = segments.find((segment) => segment.id === id)
      if (match) return outset(segmentBox(match, laneBox(row, lanes.length), total))
    }
    return null
  }
  const [selectedBox, focusedBox] = [boxOf(selected), boxOf(focused)]
  return (
    <g aria-hidden pointerEvents="none">
      {selectedBox && <SelectedOutline {...selectedBox} />}
      {focusedBox && <FocusedOutline {...focusedBox} />}
    </g>
  )
}

interface SegmentOutlinesProps {
  lanes: readonly LaneSegments[]
  /** Duration in seconds. */
  total: number
  selected: string | null
  focused: string | null
}

/** Drawn outside the segment, so that a narrow one still shows its colour. */
const outset = ({ x, y, width, height }: ChartBox): ChartBox => ({
  x: x - 1,
  y: y - 1,
  width: width + 2,
  height: height + 2,
})

const SelectedOutline = styled('rect')(({ theme }) => ({
  stroke: theme.palette.text.primary,
  strokeWidth: 2.5,
  fill: 'none',
}))

const FocusedOutline = styled('rect')(({ theme }) => ({
  stroke: theme.palette.primary.dark,
  strokeWidth: 2,
  strokeDasharray: '3 2',
  fill: 'none',
}))
