/** Drafts of the forms that correct an observation. */
import { useMemo } from 'react'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { draftStore } from '../../../parts/forms/draftStore.ts'

/** Returns access to the drafts of the forms on an observation's page. */
export function useCorrectionDraft(observationId: string) {
  const { id: userId } = useMe()
  const { id: clientId } = useCurrentClient()
  return useMemo(() => {
    const keyOf = (part: CorrectionPart) =>
      draftStore.keyOf(userId, clientId, 'allobservations', observationId, part)
    return {
      keyOf,
      has: (part: CorrectionPart) => draftStore.exists(keyOf(part)),
      isUnsaved: () => PARTS.some((part) => draftStore.exists(keyOf(part))),
      discard: () => PARTS.forEach((part) => draftStore.clear(keyOf(part))),
    }
  }, [userId, clientId, observationId])
}

const PARTS = ['review', 'feedback', 'override', 'lift-times'] as const

export type CorrectionPart = (typeof PARTS)[number]
