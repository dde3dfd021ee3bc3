/** What the timeline's tooltip says of a segment. */
import type { LiftSegment } from '#domain/videos/liftSegments.ts'
import { linesOf } from './segmentLabel.ts'

export function SegmentWords({ segment }: { segment: LiftSegment }) {
  return linesOf(segment).map((line) => <div key={line}>{line}</div>)
}
