/** Whether a person has said that the skeleton does not fit, and the buttons of who may say so. */
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import { graphqlErrorMessage } from '../../../foundation/data/graphqlError.ts'
import { request } from '../../../foundation/data/request.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { NOT_PRINTED_CLASS } from '../../../foundation/theme/baseStyles.ts'
import { useNotifyText } from '../../../parts/notifications/useNotifyText.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { useMayJudgeAnew, useRefreshJudgement } from './liftTimes.ts'

/** `canCorrect`: whether this user may correct the observation. */
export function SkeletonFit({ observation, canCorrect }: SkeletonFitProps) {
  const translate = useTranslate()
  const { isSaving, save } = useSkeletonFit(observation)
  const mayChange = useMayJudgeAnew(observation, canCorrect)
  const { video } = observation
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

function useSkeletonFit({ id, video }: ObservationRecord) {
  const [isSaving, setSaving] = useState(false)
  const refresh = useRefreshJudgement(id)
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
    await refresh()
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
