/** Remembers an added observation for the next one, and for what the list says about it. */
import { useEvent, useRegisterMutationMiddleware } from 'react-admin'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import type { FormValues } from '../../../parts/forms/formConfig.ts'
import { useRecordFormContext } from '../../../parts/forms/RecordForm.tsx'
import { isQueuedRecord } from '../queue/queuedSubmission.ts'
import { justAdded } from './justAdded.ts'
import type { ObservationFormState } from './observationFormState.ts'
import { recentWork } from './recentWork.ts'

/** `hadRecording`: the observation has an analysed recording. */
export function useAfterAdding(hadRecording: boolean): void {
  const { id: personId, client_id: clientId } = useMe()
  const { form } = useRecordFormContext()
  useRegisterMutationMiddleware(
    useEvent(async (resource: string, params: object, next: Create) => {
      const result = await next(resource, params)
      // react-admin resolves without a record when the session has ended.
      if (hasId(result.data)) {
        const values = form.getValues() as FormValues & ObservationFormState
        const { campaign_id, location_id, department_id, task_id, user_id } = values
        const place = { campaign_id, location_id, department_id, task_id, user_id }
        const isQueued = isQueuedRecord(result.data)
        const { id } = result.data
        justAdded.set({
          personId,
          clientId,
          submissionId: isQueued ? id : null,
          observationId: isQueued ? null : id,
          addedAt: Date.now(),
          place,
        })
        void recentWork.write(clientId, { form: values, hadRecording }, new Date())
      }
      return result
    }),
  )
}

type Create = (resource: string, params: object) => Promise<{ data: CreatedObservation }>

const hasId = (record: CreatedObservation): record is Required<CreatedObservation> =>
  record.id !== undefined

interface CreatedObservation {
  id?: string
}
