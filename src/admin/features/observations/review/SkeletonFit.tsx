/** Whether a person has said that the skeleton does not fit, and the buttons of who may say so. */
import { Alert, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import { isReviewedByPerson } from '#domain/observations/aiReview.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { graphqlErrorMessage } from '../../../foundation/data/graphqlError.ts'
import { request } from '../../../foundation/data/request.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { NOT_PRINTED_CLASS } from '../../../foundation/theme/baseStyles.ts'
import { useNotifyText } from '../../../parts/notifications/useNotifyText.ts'
import { reviewedVideoQuery } from '../../videos/reviewedVideo.ts'
import type { ObservationRecord } from '../observationRecord.ts'

/** `canCorrect`: whether this user may correct the observation. */
export function SkeletonFit({ observation, canCorrect }: SkeletonFitProps) {
  const translate = useTranslate()
  const { type } = useMe()
  const { isSaving, save } = useSkeletonFit(observation)
  const { video, review_type: reviewType } = observation
  const mayChange =
    canCorrect &&
    mayCall(type, 'updateVideoSkeletonFit') &&
    reviewType === 'AI' &&
    !video?.recording_removed_at &&
    !isReviewed(observation)
  const button = (fits: boolean) =>
    mayChange && (
      <Button
        className={NOT_PRINTED_CLASS}
        variant={fits ? 'text' : 'outlined'}
        color="inherit"
        sx={{ whiteSpace: 'nowrap' }}
        loading={isSaving}
        onClick={() => void save(fits)}
      >
        {translate(fits ? 'analysis.skeleton.fits' : 'analysis.skeleton.misfit')}
      </Button>
    )
  if (!video?.skeleton_misfit_at) return mayChange && <div>{button(false)}</div>
  return (
    <Alert severity="info" action={button(true)}>
      {translate('analysis.skeleton.said', { date: formatDateTime(video.skeleton_misfit_at) })}
    </Alert>
  )
}

interface SkeletonFitProps {
  observation: ObservationRecord
  canCorrect: boolean
}

const isReviewed = ({ video, ...observation }: ObservationRecord): boolean =>
  isReviewedByPerson(
    {
      ...observation,
      is_ai_prediction_correct: observation.is_ai_prediction_correct ?? null,
      ai_review_notes: observation.ai_review_notes ?? null,
    },
    {
      is_ai_inside_base_correct: video?.is_ai_inside_base_correct ?? null,
      is_ai_big_engines_correct: video?.is_ai_big_engines_correct ?? null,
      is_ai_turn_not_twist_correct: video?.is_ai_turn_not_twist_correct ?? null,
      is_ai_dip_n_drive_correct: video?.is_ai_dip_n_drive_correct ?? null,
    },
  )

function useSkeletonFit({ id, video }: ObservationRecord) {
  const [isSaving, setSaving] = useState(false)
  const queryClient = useQueryClient()
  const notify = useNotify()
  const notifyText = useNotifyText()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const save = async (fits: boolean) => {
    if (!video) return
    setSaving(true)
    try {
      await request(UPDATE_SKELETON_FIT, {
        id: video.id,
        input: { fits },
        expectedUpdatedAt: video.updated_at,
      })
      notify(`analysis.skeleton.${fits ? 'takenBack' : 'saved'}`, { type: 'success' })
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) notifyText(graphqlErrorMessage(error), 'error')
    }
    await Promise.all(
      [['allobservations', 'getOne'], reviewedVideoQuery(id).queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
    setSaving(false)
  }
  return { isSaving, save }
}

const UPDATE_SKELETON_FIT = graphql(`
  mutation UpdateSkeletonFit(
    $id: ID!
    $input: UpdateVideoSkeletonFitInput!
    $expectedUpdatedAt: DateTime
  ) {
    updateVideoSkeletonFit(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) {
      id
    }
  }
`)
