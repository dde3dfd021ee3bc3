/** Empties what a new form started with and is no longer offered, such as a task that was deleted meanwhile. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { draftStore } from '../../../parts/forms/draftStore.ts'
import { useRecordFormContext } from '../../../parts/forms/RecordForm.tsx'
import { departmentSource, locationSource, taskSource } from './observationChoices.ts'
import type { ObservationFormState, OnChoice } from './observationFormState.ts'
import type { StartingPlace } from './recentWork.ts'

/** `start`: null when the form started empty. A failed check changes nothing: the server checks the submission. */
export function useOfferedPlace(start: StartingPlace | null, onChoice: OnChoice): void {
  const { id: userId, client_id: clientId } = useMe()
  const { isRestored, draftKey } = useRecordFormContext()
  const { getValues, setValue } = useFormContext<ObservationFormState>()
  const { data: offered } = useQuery({
    queryKey: ['choices', 'start', clientId, start],
    queryFn: ({ signal }) => offeredOf(start as StartingPlace, { userId, clientId }, signal),
    enabled: start !== null && !isRestored,
    staleTime: 0,
  })
  const apply = useEffectEvent((place: OfferedPlace) => {
    const isUnchanged = !draftStore.exists(draftKey)
    for (const field of PLACE_FIELDS) {
      const chosen = getValues(field)
      if (!chosen || chosen.id !== start?.[field]?.id) continue
      const stillOffered = place[field]
      if (!stillOffered) onChoice(field, null)
      // The task's principles may have changed.
      if (!stillOffered || field === 'task_id') setValue(field, stillOffered)
    }
    // Nobody has entered anything, so that there is nothing to keep.
    if (isUnchanged) draftStore.clear(draftKey)
  })
  useEffect(() => {
    if (offered) apply(offered)
  }, [offered])
}

const PLACE_FIELDS = ['location_id', 'department_id', 'task_id'] as const

type OfferedPlace = Pick<StartingPlace, (typeof PLACE_FIELDS)[number]>

/** Without its location a department is not offered either, and without its department a task. */
async function offeredOf(
  start: StartingPlace,
  { userId, clientId }: { userId: string; clientId: string },
  signal: AbortSignal,
): Promise<OfferedPlace> {
  const { campaign_id: campaign, location_id: location, department_id: department } = start
  const parents = { campaign, location, department, task: null }
  const [offeredLocation, offeredDepartment, offeredTask] = await Promise.all([
    location && locationSource(clientId, userId, parents).check(location.id, signal),
    department && departmentSource(clientId, parents).check(department.id, signal),
    start.task_id && taskSource(clientId, parents).check(start.task_id.id, signal),
  ])
  const isPlaceOffered = offeredLocation !== null && offeredDepartment !== null
  return {
    location_id: offeredLocation && location,
    department_id: isPlaceOffered ? department : null,
    task_id: isPlaceOffered ? offeredTask : null,
  }
}
