/**
 * Chooses the location, department and task that the address names, as the QR code of a workplace does: each as soon as
 * what it depends on is chosen. What has been chosen is removed from the address.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { PLACE_PARAMS, type PlaceParam } from '../../../foundation/router/observationListPath.ts'
import type { Choice, FindableSource } from '../../../parts/choices/choiceSource.ts'
import { departmentSource, locationSource, taskSource } from '../choices/observationChoices.ts'
import {
  limitingCampaign,
  type ObservationFormState,
  type OnChoice,
  type TaskChoice,
} from '../../submissionQueue/observationFormState.ts'

/** Returns what the address names but this person is not offered; null: nothing. */
export function useAddressedPlace(onChoice: OnChoice): PlaceParam | null {
  const { id: userId, client_id: clientId } = useMe()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { getValues, setValue } = useFormContext<ObservationFormState>()
  const [campaign, location, department, task] = useWatch<
    ObservationFormState,
    ['campaign_id', 'location_id', 'department_id', 'task_id']
  >({ name: ['campaign_id', 'location_id', 'department_id', 'task_id'] })
  const query = new URLSearchParams(search)
  const next = PLACE_PARAMS.find((name) => query.has(name)) ?? null
  const id = (next && query.get(next)) ?? ''
  const parents = { campaign: limitingCampaign(campaign), location, department, task: null }
  const sources: Record<PlaceParam, FindableSource<Choice>> = {
    location: locationSource(clientId, userId, parents),
    department: departmentSource(clientId, parents),
    task: taskSource(clientId, parents),
  }
  const source = next && sources[next]
  const { data: choice } = useQuery({
    queryKey: [...(source?.key ?? []), 'addressed', id],
    queryFn: async ({ signal }) => (await source?.find(id, signal)) ?? null,
    enabled: source !== null && source.disabledReason === null,
  })
  // A choice made while the place is being looked up is kept.
  const lookedUp = useMemo(
    () => ({ id, before: next && getValues(`${next}_id`) }),
    [next, id, getValues],
  )
  /** null: the person has chosen another one themselves. */
  const choose = useEffectEvent((name: PlaceParam, chosen: Choice | null) => {
    const field = `${name}_id` as const
    const now = getValues(field)
    const isByHand = now !== null && now.id !== lookedUp.before?.id
    if (chosen && !isByHand && now?.id !== chosen.id) {
      const value = chosen as TaskChoice
      onChoice(field, value)
      setValue(field, value, { shouldDirty: true })
    }
    query.delete(name)
    navigate({ search: query.size > 0 ? `?${query.toString()}` : '' }, { replace: true, state })
  })
  const isChosen = next !== null && { location, department, task }[next] !== null
  const isOffered = choice?.id === id
  useEffect(() => {
    if (next && (isOffered || (choice === null && isChosen))) choose(next, choice)
  }, [next, choice, isOffered, isChosen])
  return choice === null && !isChosen ? next : null
}
