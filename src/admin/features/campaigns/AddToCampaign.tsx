/** Leads to a new observation of the campaign, while it runs; observations are always of one's own client (spec 2). */
import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { Campaign } from '#api/generated/contract.ts'
import { occurrenceOn } from '#domain/campaigns/occurrences.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { useToday } from '../../foundation/auth/useToday.ts'
import { PRESELECTED_CAMPAIGN_PARAM } from '../observations/form/usePreselectedCampaign.ts'

export function AddObservationButton({ campaign }: { campaign: Campaign }) {
  const { client_id: ownClientId } = useMe()
  const today = useToday()
  const schedule = { ...campaign, end_date: campaign.end_date ?? null }
  const isAvailable =
    !campaign.deleted_at &&
    campaign.client_id === ownClientId &&
    occurrenceOn(schedule, today) !== null
  if (!isAvailable) return null
  return (
    <Button
      component={LinkBase}
      to={`/allobservations/create?${PRESELECTED_CAMPAIGN_PARAM}=${campaign.id}`}
      variant="outlined"
      startIcon={<AddIcon />}
    >
      Add observation
    </Button>
  )
}
