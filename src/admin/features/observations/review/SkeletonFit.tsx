/** Notice that a person found the skeleton unfit, and the buttons that say or take back so. */
import { Alert, Button } from '@mui/material'
import { graphql } from '#api/graphql.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { request } from '../../../foundation/data/request.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { NOT_PRINTED_CLASS } from '../../../foundation/theme/baseStyles.ts'
import { useChange } from '../../../parts/notifications/useChange.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { judgementKeys, useMayJudgeAnew } from './liftTimes.ts'

/** `canCorrect`: whether this user may correct the observation. */
export function SkeletonFit({ observation, canCorrect }: SkeletonFitProps) {
  const t = useT()
  const { video } = observation
  const { mutate, isPending } = useChange(
    (fits: boolean) =>
      request(UPDATE_SKELETON_FIT, {
        id: video?.id ?? '',
        input: { fits },
        expectedUpdatedAt: video?.updated_at ?? null,
      }),
    {
      done: (_answer, fits) => t(`analysis.skeleton.${fits ? 'takenBack' : 'saved'}`),
      reload: judgementKeys(observation.id),
    },
  )
  const mayChange = useMayJudgeAnew(observation, canCorrect)
  const button = (fits: boolean) =>
    mayChange && (
      <Button
        className={NOT_PRINTED_CLASS}
        variant={fits ? 'text' : 'outlined'}
        color="inherit"
        sx={{ whiteSpace: 'nowrap' }}
        loading={isPending}
        onClick={() => mutate(fits)}
      >
        {t(fits ? 'analysis.skeleton.fits' : 'analysis.skeleton.misfit')}
      </Button>
    )
  if (!video?.skeleton_misfit_at) return mayChange && <div>{button(false)}</div>
  return (
    <Alert severity="info" action={button(true)}>
      {t('analysis.skeleton.said', { date: formatDateTime(video.skeleton_misfit_at) })}
    </Alert>
  )
}

interface SkeletonFitProps {
  observation: ObservationRecord
  canCorrect: boolean
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
