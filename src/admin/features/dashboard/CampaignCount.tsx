/** How many observations belong to a campaign. Should the count not come, the way to them stays. */
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-admin'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { request } from '../../foundation/data/request.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'

export function CampaignObservationCount({ id, name }: { id: string; name: string }) {
  const { id: clientId } = useCurrentClient()
  const filter = { campaignIds: [id] }
  const { data: count, isPending } = useQuery({
    queryKey: ['allobservations', 'ofCampaign', clientId, id],
    queryFn: async ({ signal }) => {
      const variables = { filter, input: { clientId } }
      return (await request<{ total: number }>(COUNT_OBSERVATIONS, variables, { signal })).total
    },
  })
  if (isPending) return null
  if (count === undefined) return <Link to={observationListPath(filter)}>Observations</Link>
  return (
    <>
      <CountLink count={count} filter={filter} of={`observations, ${name}`} />
      <Typography variant="caption" component="p" color="text.secondary">
        {count === 1 ? 'observation' : 'observations'}
      </Typography>
    </>
  )
}

const COUNT_OBSERVATIONS = `query CampaignObservations($filter: ObservationFilter, $input: ObservationListInput) {
  total: totalObservations(filter: $filter, input: $input)
}`
