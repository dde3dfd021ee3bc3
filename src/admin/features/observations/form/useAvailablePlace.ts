/** Clears initial values of a new form that are no longer available, such as a task that was deleted meanwhile. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { useRecordFormContext } from '../../../parts/forms/RecordForm.tsx'
import { departmentSource, locationSource, taskSource } from '../choices/observationChoices.ts'
import {
  limitingCampaign,
  type ObservationFormState,
  type OnChoice,
} from '../../submissionQueue/observationFormState.ts'
import type { StartingPlace } from '../choices/recentWork.ts'

/** `start`: null when the form started empty. A failed check changes nothing: the server checks the submission. */
export function useAvailablePlace(start: StartingPlace | null, onChoice: OnChoice): void {
  const { id: userId, client_id: clientId } = useMe()
  const { isRestored, fillIn } = useRecordFormContext()
  const { getValues, setValue } = useFormContext<ObservationFormState>()
  const { data: place } = useQuery({
    queryKey: ['choices', 'start', clientId, start],
    queryFn: ({ signal }) => availableOf(start as StartingPlace, { userId, clientId }, signal),
    enabled: start !== null && !isRestored,
    staleTime: 0,
  })
  const apply = useEffectEvent((place: AvailablePlace) =>
    fillIn(() => {
      for (const field of PLACE_FIELDS) {
        const chosen = getValues(field)
        if (!chosen || chosen.id !== start?.[field]?.id) continue
        const available = place[field]
        if (!available) onChoice(field, null)
        // The task's principles may have changed.
        if (!available || field === 'task_id') setValue(field, available)
      }
    }),
  )
  useEffect(() => {
    if (place) apply(place)
  }, [place])
}

const PLACE_FIELDS = ['location_id', 'department_id', 'task_id'] as const

type AvailablePlace = Pick<StartingPlace, (typeof PLACE_FIELDS)[number]>

/** Without its location a department is not available either, and without its department a task. */
async function availableOf(
  start: StartingPlace,
  { userId, clientId }: { userId: string; clientId: string },
  signal: AbortSignal,
): Promise<AvailablePlace> {
  const { campaign_id: campaign, location_id: location, department_id: department } = start
  const parents = { campaign: limitingCampaign(campaign), location, department, task: null }
  const [availableLocation, availableDepartment, availableTask] = await Promise.all([
    location && locationSource(clientId, userId, parents).check(location.id, signal),
    department && departmentSource(clientId, parents).check(department.id, signal),
    start.task_id && taskSource(clientId, parents).check(start.task_id.id, signal),
  ])
  const isPlaceAvailable = availableLocation !== null && availableDepartment !== null
  return {
    location_id: availableLocation && location,
    department_id: isPlaceAvailable ? department : null,
    task_id: isPlaceAvailable ? availableTask : null,
  }
}
