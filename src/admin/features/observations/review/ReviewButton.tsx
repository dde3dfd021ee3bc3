/**
 * Opens the review queue of a filter, with its length; without the length where that could not be loaded. Renders
 * nothing where it is empty or the person may not review.
 */
import PlaylistPlay from '@mui/icons-material/PlaylistPlay'
import { Button, type ButtonProps } from '@mui/material'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import { type ObservationListFilter, toApiFilter } from '#domain/observations/observationFilter.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { request } from '../../../foundation/data/request.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { filterCodec } from '../../../foundation/router/filterCodec.ts'
import { searchParams } from '../../../foundation/router/searchParams.ts'
import { useAtRest } from '../../../parts/layout/useAtRest.ts'

export function ReviewButton({ filter, variant = 'text' }: ReviewButtonProps) {
  const t = useT()
  const { type } = useMe()
  const { id, ai_enabled: hasAi, show_ai_feedback_options: reviews } = useCurrentClient()
  const isAtRest = useAtRest()
  const { data: count, error } = useQuery({
    ...toReviewQuery(id, filter),
    enabled: isAtRest && hasAi && reviews && mayCall(type, 'claimReviews'),
  })
  const isUnknown = count === undefined && error !== null
  if (!count && !isUnknown) return null
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
      {isUnknown ? t('reviewQueue.title') : t('reviewQueue.open', { count })}
    </Button>
  )
}

interface ReviewButtonProps {
  filter: ObservationListFilter
  variant?: NonNullable<ButtonProps['variant']>
}

const toReviewQuery = (clientId: string, filter: ObservationListFilter) =>
  queryOptions({
    queryKey: ['allobservations', 'toReview', clientId, filter],
    queryFn: async ({ signal }) => {
      const variables = { input: { clientId }, filter: toApiFilter({ ...filter }) }
      return (await request(TO_REVIEW, variables, { signal })).totalToReview
    },
  })

const TO_REVIEW = graphql(`
  query ToReview($filter: ObservationFilter, $input: ObservationListInput) {
    totalToReview(filter: $filter, input: $input)
  }
`)
