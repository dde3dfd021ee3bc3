/** The campaign that the address asks for is chosen once, in a form in which no place is entered yet. */
import { useLocation, useNavigate } from 'react-admin'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { PRESELECTED_CAMPAIGN_PARAM } from '../../../foundation/router/observationListPath.ts'
import type { CampaignChoice, ObservationFormState } from './observationFormState.ts'
import { useChangeObservationField } from './useObservationField.ts'

/** undefined: the campaigns are not known yet. */
export function usePreselectedCampaign(campaigns: readonly CampaignChoice[] | undefined): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = useChangeObservationField()
  const { getValues } = useFormContext<ObservationFormState>()
  const query = new URLSearchParams(search)
  const campaignId = query.get(PRESELECTED_CAMPAIGN_PARAM)
  const preselect = useEffectEvent((offered: readonly CampaignChoice[]) => {
    const campaign = offered.find(({ id }) => id === campaignId)
    if (campaign && !getValues('location')) change('campaign', campaign)
    query.delete(PRESELECTED_CAMPAIGN_PARAM)
    navigate({ search: query.size > 0 ? `?${query.toString()}` : '' }, { replace: true })
  })
  useEffect(() => {
    if (campaignId !== null && campaigns) preselect(campaigns)
  }, [campaignId, campaigns])
}
