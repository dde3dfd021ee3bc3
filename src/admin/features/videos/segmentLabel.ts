/** Describes a segment in words: lane, verdict, time, score and body angle. */
import { formatAngle, formatDecimal, formatSeconds } from '../../foundation/format/formatFigure.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { type LiftSegment } from '#domain/videos/liftSegments.ts'
import type { TimelineLane } from '#domain/videos/liftFrames.ts'
import { verdictOfAnswer } from '#domain/observations/answers.ts'

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
  t('videos.segment.verdict', {
    lane: laneLabel(lane),
    verdict: t(`enums.verdict.${verdictOfAnswer(verdict)}`),
  }),
  t('videos.segment.times', { start: formatSeconds(start), end: formatSeconds(end) }),
  ...(score === null ? [] : [t('videos.segment.score', { score: formatDecimal(score, 2) })]),
  ...(body.bodyAngle === null
    ? []
    : [
        t(`videos.segment.${body.isBodyAngleRight ? 'angleCorrect' : 'angleIncorrect'}`, {
          angle: formatAngle(body.bodyAngle),
        }),
      ]),
]

export const laneLabel = (lane: TimelineLane): string =>
  lane === 'OVERALL' ? t('videos.overall') : t(`enums.principle.${lane}`)
