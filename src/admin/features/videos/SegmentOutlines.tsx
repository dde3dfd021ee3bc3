/** The outlines of the segment that is selected and of the one that has the focus, over all others. */
import { styled } from '@mui/material/styles'
import { laneBox, segmentBox } from './timelineBoxes.ts'
import type { ChartBox, LaneSegments } from './timelineBoxes.ts'

export function SegmentOutlines({ lanes, total, selected, focused }: SegmentOutlinesProps) {
  const boxOf = (id: string | null): ChartBox | null => {
    for (const [row, { segments }] of lanes.entries()) {
      const found = segments.find((segment) => segment.id === id)
      if (found) return outset(segmentBox(found, laneBox(row, lanes.length), total))
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
  /** Seconds across the chart. */
  total: number
  selected: string | null
  focused: string | null
}

/** A narrow segment still shows its colour within. */
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
