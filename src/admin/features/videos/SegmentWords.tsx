/** What the timeline's tooltip says of a segment. */
import type { LiftSegment } from '#domain/videos/liftSegments.ts'
import { segmentLines } from './segmentLabel.ts'

export function SegmentTooltip({ segment }: { segment: LiftSegment }) {
  return segmentLines(segment).map((line) => <div key={line}>{line}</div>)
}
