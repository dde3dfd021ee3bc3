/** An observation that was just added, in the state of the address that follows: it belongs to one look at a page. */
import { useLocation } from 'react-admin'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import type { StartingPlace } from '../choices/recentWork.ts'

export interface AddedObservation {
  personId: string
  clientId: string
  /** Its submission, which waits on this device; null: it was recorded while the form was open. */
  submissionId: string | null
  /** The observation, where it is recorded. */
  observationId: string | null
  /** Milliseconds since 1970, of this device's clock. */
  addedAt: number
  place: StartingPlace
}

/** `added`: the list says so, and offers to add another one like it; `repeated`: the form starts like it. */
export interface AdditionState {
  added?: AddedObservation
  repeated?: AddedObservation
}

/** Returns null where the address follows no addition, and to another person or client than those of the observation. */
export function useAddedObservation(role: keyof AdditionState): AddedObservation | null {
  const { id, client_id: clientId } = useMe()
  const state = useLocation().state as AdditionState | null
  const found = state?.[role]
  return found?.personId === id && found.clientId === clientId ? found : null
}
