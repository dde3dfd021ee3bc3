/** A segment as it is drawn: its colour, hatched when unknown, crossed when incorrect. */
import { styled } from '@mui/material/styles'
import type { LiftSegment } from '#domain/videos/liftSegments.ts'
import { verdictColour } from '#domain/videos/scoreColour.ts'
import type { ChartBox } from './timelineBoxes.ts'

export function SegmentMark({ segment: { verdict, score }, box, hatch }: SegmentMarkProps) {
  return (
    <>
      <rect {...box} fill={verdictColour(verdict, score)} shapeRendering="crispEdges" />
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
  /** The fill of what is unknown. */
  hatch: string
}

/** Its arm grows with the lane, and is never wider than the segment. */
const crossPath = ({ x, y, width, height }: ChartBox): string => {
  const arm = Math.min(3.5, height / 3, width / 2)
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const [left, right, top, bottom] = [middleX - arm, middleX + arm, middleY - arm, middleY + arm]
  return `M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`
}

const Hatch = styled('rect')(({ theme }) => ({ fill: theme.palette.unknown.light }))

const Cross = styled('path')(({ theme }) => ({
  stroke: theme.palette.common.white,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  fill: 'none',
}))
