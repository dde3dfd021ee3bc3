/** A segment in words: its lane, verdict, time, score and body angle. */
import { enumLabels } from '../i18n/enumLabels.ts'
import { shownDegrees } from '#domain/videos/bodyAngle.ts'
import type { Lane } from '#domain/videos/liftFrames.ts'
import type { LiftSegment } from '#domain/videos/liftSegments.ts'
import { shownSeconds } from '#domain/videos/shownSeconds.ts'
import { VERDICT_WORDS, verdictOfAnswer } from '#domain/observations/verdict.ts'

export const segmentLabel = (segment: LiftSegment): string => linesOf(segment).join(', ')

/** The lane and verdict, then the times, then what is known besides. */
export const linesOf = ({ lane, verdict, start, end, score, ...body }: LiftSegment): string[] => [
  `${LANE_LABELS[lane]}: ${VERDICT_WORDS[verdictOfAnswer(verdict)]}`,
  `${shownSeconds(start)} to ${shownSeconds(end)}`,
  ...(score === null ? [] : [`Score ${score.toFixed(2)}`]),
  ...(body.bodyAngle === null
    ? []
    : [
        `Body angle ${shownDegrees(body.bodyAngle)} (${body.isBodyAngleRight ? 'right' : 'wrong'})`,
      ]),
]

export const LANE_LABELS: Record<Lane, string> = { OVERALL: 'Overall', ...enumLabels.principle }
