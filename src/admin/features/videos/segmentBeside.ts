/** The segment that an arrow key leads to: beside it in its lane, or at its time in the lane above or below. */
import type { LiftSegment } from '#domain/videos/liftSegments.ts'
import type { LaneSegments } from './timelineBoxes.ts'

/** null: the key is not one of the timeline's. At an edge it stays. */
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
