/** Says how many people work at the chosen places, and how many of them only because they have no places of their own. */
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { type CampaignFormValues, toCampaignInput } from './campaignFormConfig.ts'
import { peopleWithoutPlacesText, useCampaignPreview } from './campaignPreview.ts'

export function ReachedAtPlaces() {
  const t = useT()
  const form = useWatch() as CampaignFormValues
  const preview = useCampaignPreview(form)
  const isComplete = toCampaignInput(form) !== null
  const query = useQuery({
    queryKey: preview.key,
    queryFn: ({ signal }) => preview.count(signal),
    enabled: isComplete,
  })
  if (!isComplete) return null
  return (
    <QueryState query={query} height={48} errorText={graphqlErrorOf(query.error).message}>
      {(counts) => (
        <Typography component="output">
          {counts.user_count === 0
            ? t('campaigns.people.none')
            : t('campaigns.people.included', { smart_count: counts.user_count })}{' '}
          {peopleWithoutPlacesText(form, counts)}
        </Typography>
      )}
    </QueryState>
  )
}
