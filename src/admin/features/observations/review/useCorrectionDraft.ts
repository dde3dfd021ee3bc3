/** What was typed into the forms on an observation's page, kept per person, client, observation and form. */
import { useMemo } from 'react'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/useMe.ts'
import { formDraft } from '../../../parts/forms/formDraft.ts'

export function useCorrectionDraft(observationId: string) {
  const { id: userId } = useMe()
  const { id: clientId } = useCurrentClient()
  return useMemo(() => {
    const keyOf = (part: CorrectionPart) =>
      formDraft.keyOf([userId, clientId, 'allobservations', observationId, part])
    return {
      keyOf,
      has: (part: CorrectionPart) => formDraft.exists(keyOf(part)),
      /** As the page's leave guard asks. */
      isUnsaved: () => PARTS.some((part) => formDraft.exists(keyOf(part))),
      discard: () => PARTS.forEach((part) => formDraft.clear(keyOf(part))),
    }
  }, [userId, clientId, observationId])
}

const PARTS = ['review', 'feedback', 'override', 'lift-times'] as const

export type CorrectionPart = (typeof PARTS)[number]
