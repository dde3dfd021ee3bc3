/** The observation that was added last on this page: the list says so, and offers to add another one like it. */
import { useSyncExternalStore } from 'react'
import type { StartingPlace } from './recentWork.ts'

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

export const justAdded = {
  get: (): AddedObservation | null => added,

  set(value: AddedObservation | null): void {
    added = value
    for (const listener of listeners) listener()
  },

  /** Makes the next form start with the place of the added observation. */
  repeat(): void {
    repeated = added
    justAdded.set(null)
  },

  /** Returns what a person's form starts with after `repeat`; null: nothing was asked for. */
  repeatedPlace: (personId: string, clientId: string): StartingPlace | null =>
    repeated?.personId === personId && repeated.clientId === clientId ? repeated.place : null,

  endRepeat(): void {
    repeated = null
  },
}

/** Returns null for another person or client than the one of the observation. */
export function useJustAdded(personId: string, clientId: string): AddedObservation | null {
  const value = useSyncExternalStore(subscribe, justAdded.get)
  return value?.personId === personId && value.clientId === clientId ? value : null
}

let added: AddedObservation | null = null
let repeated: AddedObservation | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
