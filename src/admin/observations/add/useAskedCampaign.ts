/** The campaign that the address asks for is chosen once, in a form in which no place is entered yet. */
import { useLocation, useNavigate } from 'react-admin'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CampaignChoice, EnteredObservation } from './enteredObservation.ts'
import { useChangeEntered } from './useEntered.ts'

/** undefined: the campaigns are not known yet. */
export function useAskedCampaign(campaigns: readonly CampaignChoice[] | undefined): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = useChangeEntered()
  const { getValues } = useFormContext<EnteredObservation>()
  const query = new URLSearchParams(search)
  const asked = query.get(ASKED_CAMPAIGN)
  const choose = useEffectEvent((offered: readonly CampaignChoice[]) => {
    const campaign = offered.find(({ id }) => id === asked)
    if (campaign && !getValues('location')) change('campaign', campaign)
    query.delete(ASKED_CAMPAIGN)
    navigate({ search: query.size > 0 ? `?${query.toString()}` : '' }, { replace: true })
  })
  useEffect(() => {
    if (asked !== null && campaigns) choose(campaigns)
  }, [asked, campaigns])
}

/** In the address. */
export const ASKED_CAMPAIGN = 'campaign'
