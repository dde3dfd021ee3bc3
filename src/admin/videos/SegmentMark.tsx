/** A segment as it is drawn: its colour, hatched when unknown, crossed when incorrect, outlined when chosen. */
import { styled } from '@mui/material/styles'
import type { LiftSegment } from '#domain/videos/liftSegments.ts'
import { judgementColour } from '#domain/videos/scoreColour.ts'
import type { Box } from './timelineBoxes.ts'

export function SegmentMark({ segment, box, hatch, isSelected, isFocused }: SegmentMarkProps) {
  const { verdict, score } = segment
  return (
    <>
      <rect {...box} fill={judgementColour(verdict, score)} shapeRendering="crispEdges" />
      {verdict === null && <rect {...box} fill={hatch} />}
      {verdict === false && <Cross d={cross(box)} />}
      {isSelected && <Chosen {...inside(box, 1)} />}
      {isFocused && <FocusedOn {...inside(box, -1)} />}
    </>
  )
}

export const HatchPattern = ({ id }: { id: string }) => (
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

interface SegmentMarkProps {
  segment: LiftSegment
  box: Box
  /** The fill of what is unknown. */
  hatch: string
  isSelected: boolean
  isFocused: boolean
}

/** Its arm grows with the lane, and is never wider than the segment. */
const cross = ({ x, y, width, height }: Box): string => {
  const arm = Math.min(3.5, height / 3, width / 2)
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const [left, right, top, bottom] = [middleX - arm, middleX + arm, middleY - arm, middleY + arm]
  return `M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`
}

const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: height - 2 * by,
})

const Hatch = styled('rect')(({ theme }) => ({ fill: theme.palette.unknown.light }))

const Cross = styled('path')(({ theme }) => ({
  stroke: theme.palette.common.white,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  fill: 'none',
}))

const Chosen = styled('rect')(({ theme }) => ({
  stroke: theme.palette.text.primary,
  strokeWidth: 2.5,
  fill: 'none',
}))

const FocusedOn = styled('rect')(({ theme }) => ({
  stroke: theme.palette.primary.dark,
  strokeWidth: 2,
  strokeDasharray: '3 2',
  fill: 'none',
}))
