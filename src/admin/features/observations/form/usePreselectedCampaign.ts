/** Chooses the campaign in the URL once, if the form has no location yet. */
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { PRESELECTED_CAMPAIGN_PARAM } from '../../../foundation/router/observationListPath.ts'
import type {
  CampaignChoice,
  ObservationFormState,
  OnChoice,
} from '../../submissionQueue/observationFormState.ts'

/** `campaigns` is undefined while they are loading. */
export function usePreselectedCampaign(
  campaigns: readonly CampaignChoice[] | undefined,
  onChoice: OnChoice,
): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { getValues, setValue } = useFormContext<ObservationFormState>()
  const query = new URLSearchParams(search)
  const campaignId = query.get(PRESELECTED_CAMPAIGN_PARAM)
  const preselect = useEffectEvent((loadedCampaigns: readonly CampaignChoice[]) => {
    const campaign = loadedCampaigns.find(({ id }) => id === campaignId)
    if (campaign && !getValues('location_id')) {
      onChoice('campaign_id', campaign)
      setValue('campaign_id', campaign, { shouldDirty: true })
    }
    query.delete(PRESELECTED_CAMPAIGN_PARAM)
    navigate({ search: query.size > 0 ? `?${query.toString()}` : '' }, { replace: true })
  })
  useEffect(() => {
    if (campaignId !== null && campaigns) preselect(campaigns)
  }, [campaignId, campaigns])
}
