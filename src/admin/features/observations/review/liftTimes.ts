/** Saves the lift of a recording that is judged: as chosen from those that were found, or as its times were moved. */
import type { QueryKey } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import type { LiftInterval } from '#domain/videos/judgement.ts'
import type { LiftTimes } from '#domain/videos/liftTimesForm.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { formatSeconds } from '../../../foundation/format/formatFigure.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { request } from '../../../foundation/data/request.ts'
import { useChange } from '../../../parts/notifications/useChange.ts'
import { reviewedVideoQuery } from '../../videos/reviewedVideo.ts'
import { isReviewed, type ObservationRecord } from '../observationRecord.ts'

export const saveLiftTimes = (
  id: string,
  change: { input: LiftTimes; expectedUpdatedAt: string | null },
): Promise<unknown> => request(UPDATE_LIFT_TIMES, { id, ...change })

const UPDATE_LIFT_TIMES = graphql(`
  mutation UpdateLiftTimes(
    $id: ID!
    $input: UpdateVideoLiftTimesInput!
    $expectedUpdatedAt: DateTime
  ) {
    updateVideoLiftTimes(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) {
      id
    }
  }
`)

/**
 * Returns whether the verdicts follow what this user says of the recording. `canCorrect`: whether they may correct
 * the observation.
 */
export function useMayJudgeAnew(observation: ObservationRecord, canCorrect: boolean): boolean {
  const { type } = useMe()
  return (
    canCorrect &&
    mayCall(type, 'updateVideoLiftTimes') &&
    observation.review_type === 'AI' &&
    !observation.video?.recording_removed_at &&
    !isReviewed(observation)
  )
}

/** Returns what has another lift judged; undefined: this user may not. */
export function useChosenLift(
  observation: ObservationRecord,
  canCorrect: boolean,
): ((lift: LiftInterval) => void) | undefined {
  const t = useT()
  const mayChoose = useMayJudgeAnew(observation, canCorrect)
  const { id, video } = observation
  const { mutate } = useChange(
    ({ start, end }: LiftInterval) =>
      saveLiftTimes(video?.id ?? '', {
        input: { startTime: start, endTime: end },
        expectedUpdatedAt: video?.updated_at ?? null,
      }),
    {
      done: (_answer, { start }) => t('analysis.liftReview.chosen', { time: formatSeconds(start) }),
      reload: judgementKeys(id),
    },
  )
  if (!mayChoose || !video || video.skeleton_misfit_at) return undefined
  return mutate
}

/** Query keys of an observation's verdicts and of the frames of its recording. */
export const judgementKeys = (observationId: string): readonly QueryKey[] => [
  ['allobservations', 'getOne'],
  reviewedVideoQuery(observationId).queryKey,
]
