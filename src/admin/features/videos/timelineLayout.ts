/** Positions of lanes and segments in the timeline's 400 × 70 units. */
import type { TimelineLane } from '#domain/videos/liftFrames.ts'
import type { LiftSegment } from '#domain/videos/liftSegments.ts'

export const laneBox = (row: number, rows: number): Pick<ChartBox, 'y' | 'height'> => {
  const height = (CHART.height - CHART.bar - GAP) / rows
  return { y: row * height, height: height - GAP }
}

export const segmentBox = (
  { start, end }: LiftSegment,
  lane: Pick<ChartBox, 'y' | 'height'>,
  total: number,
): ChartBox => ({ ...lane, x: toChartX(start, total), width: toChartX(end - start, total) })

export const toChartX = (seconds: number, total: number): number =>
  total > 0 ? (Math.min(total, seconds) / total) * CHART.width : 0

/** `bar`: the height of the selected lift's bar. */
export const CHART = { width: 400, height: 70, bar: 3 }

export interface ChartBox {
  x: number
  y: number
  width: number
  height: number
}

export interface LaneSegments {
  lane: TimelineLane
  segments: LiftSegment[]
}

const GAP = 2

/**
 * Returns the segment that an arrow key leads to: the next in its lane, or the one at its time in the lane above or
 * below. Returns null for other keys; stays at an edge.
 */
export function adjacentSegment(
  lanes: readonly LaneSegments[],
  from: LiftSegment,
  key: string,
): LiftSegment | null {
  const row = lanes.findIndex(({ lane }) => lane === from.lane)
  const segments = lanes[row]?.segments ?? []
  const at = segments.findIndex(({ id }) => id === from.id)
  const inNeighbourLane = (by: number) =>
    lanes[row + by]?.segments.findLast(({ start }) => start <= from.start) ?? from
  switch (key) {
    case 'ArrowLeft':
      return segments[at - 1] ?? from
    case 'ArrowRight':
      return segments[at + 1] ?? from
    case 'ArrowUp':
      return inNeighbourLane(-1)
    case 'ArrowDown':
      return inNeighbourLane(1)
    case 'Home':
      return segments[0] ?? from
    case 'End':
      return segments.at(-1) ?? from
    default:
      return null
  }
}
