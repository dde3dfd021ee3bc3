/** Describes a segment in words: lane, verdict, time, score and body angle. */
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { formatAngle, type LiftSegment } from '#domain/videos/liftSegments.ts'
import type { TimelineLane } from '#domain/videos/liftFrames.ts'
import { formatSeconds } from '#domain/videos/playbackTime.ts'
import { VERDICT_LABELS, verdictOfAnswer } from '#domain/observations/answers.ts'

export const segmentLabel = (segment: LiftSegment): string => segmentLines(segment).join(', ')

/** Lines: lane and verdict, times, then what else is known. */
export const segmentLines = ({
  lane,
  verdict,
  start,
  end,
  score,
  ...body
}: LiftSegment): string[] => [
  `${LANE_LABELS[lane]}: ${VERDICT_LABELS[verdictOfAnswer(verdict)]}`,
  `${formatSeconds(start)} to ${formatSeconds(end)}`,
  ...(score === null ? [] : [`Score ${score.toFixed(2)}`]),
  ...(body.bodyAngle === null
    ? []
    : [
        `Body angle ${formatAngle(body.bodyAngle)} (${body.isBodyAngleRight ? 'correct' : 'incorrect'})`,
      ]),
]

export const LANE_LABELS: Record<TimelineLane, string> = {
  OVERALL: 'Overall',
  ...enumLabels.principle,
}
