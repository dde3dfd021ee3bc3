/** Saves the lift of a recording that is judged: as chosen from those that were found, or as its times were moved. */
import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import type { LiftInterval } from '#domain/videos/judgement.ts'
import type { LiftTimes } from '#domain/videos/liftTimesForm.ts'
import { formatSeconds } from '../../../foundation/format/formatFigure.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { graphqlErrorMessage } from '../../../foundation/data/graphqlError.ts'
import { request } from '../../../foundation/data/request.ts'
import { useNotifyText } from '../../../parts/notifications/useNotifyText.ts'
import { reviewedVideoQuery } from '../../videos/reviewedVideo.ts'
import { isReviewed, type ObservationRecord } from '../observationRecord.ts'

export const saveLiftTimes = (
  id: string,
  change: { input: LiftTimes; expectedUpdatedAt: string },
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

/** Whether the verdicts follow what this user says of the recording. `canCorrect`: whether they may correct the observation. */
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
  const translate = useTranslate()
  const refresh = useRefreshJudgement(observation.id)
  const notifyText = useNotifyText()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const mayChoose = useMayJudgeAnew(observation, canCorrect)
  const { video } = observation
  if (!mayChoose || !video || video.skeleton_misfit_at) return undefined
  const choose = async ({ start, end }: LiftInterval) => {
    try {
      const input = { startTime: start, endTime: end }
      await saveLiftTimes(video.id, { input, expectedUpdatedAt: video.updated_at })
      notifyText(translate('analysis.liftReview.chosen', { time: formatSeconds(start) }))
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) notifyText(graphqlErrorMessage(error), 'error')
    }
    await refresh()
  }
  return (lift) => void choose(lift)
}

/** Returns what reads an observation's verdicts and the frames of its recording again. */
export function useRefreshJudgement(observationId: string): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [['allobservations', 'getOne'], reviewedVideoQuery(observationId).queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}
