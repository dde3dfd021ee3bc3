/**
 * Link to the observation that was contested next and waits for an answer, or else to the next older AI result that is not
 * reviewed yet; nothing when there is neither.
 */
import ArrowForward from '@mui/icons-material/ArrowForward'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { request } from '../../../foundation/data/request.ts'

export function NextToReview({ id }: { id: string }) {
  const createPath = useCreatePath()
  const label = useT()('detail.nextToReview')
  const { data } = useQuery({
    queryKey: ['nextToReview', id],
    queryFn: ({ signal }) => request(NEXT_TO_REVIEW, { id }, { signal }),
  })
  const next = data?.getObservationById.next_to_review_id
  if (!next) return null
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource: 'allobservations', id: next, type: 'show' })}
      endIcon={<ArrowForward />}
      sx={{ my: -0.75, flex: 'none' }}
    >
      {label}
    </Button>
  )
}

const NEXT_TO_REVIEW = graphql(`
  query NextToReview($id: ID!) {
    getObservationById(id: $id) {
      id
      next_to_review_id
    }
  }
`)
