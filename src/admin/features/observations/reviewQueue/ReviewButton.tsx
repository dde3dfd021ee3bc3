/** Opens the review queue of a filter and says how much waits in it; nothing where nothing does, or for who may not review. */
import PlaylistPlay from '@mui/icons-material/PlaylistPlay'
import { Button, type ButtonProps } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { mayCall } from '#domain/access.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { filterCodec } from '../../../foundation/router/filterCodec.ts'
import { searchParams } from '../../../foundation/router/searchParams.ts'
import { toReviewQuery } from './claimReviews.ts'

export function ReviewButton({ filter, variant = 'text' }: ReviewButtonProps) {
  const t = useT()
  const { type } = useMe()
  const { id, ai_enabled: hasAi, show_ai_feedback_options: reviews } = useCurrentClient()
  const { data: count } = useQuery({
    ...toReviewQuery(id, filter),
    enabled: hasAi && reviews && mayCall(type, 'claimReviews'),
  })
  if (!count) return null
  return (
    <Button
      component={LinkBase}
      to={{
        pathname: '/allobservations/review',
        search: searchParams.stringify(filterCodec.encode({ ...filter })),
      }}
      variant={variant}
      startIcon={<PlaylistPlay />}
    >
      {t('reviewQueue.open', { count })}
    </Button>
  )
}

interface ReviewButtonProps {
  filter: ObservationListFilter
  variant?: NonNullable<ButtonProps['variant']>
}
