/** The recording of a new observation, and what is submitted of it. */
import { useMemo, useState } from 'react'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import type { AnalysedRecording } from '../../analysis/analysedRecordings.ts'
import type { SubmittedRecording } from '../queue/queuedSubmission.ts'

/** Does not know how far an analysis is, so that its progress does not render the whole form. */
export function useRecording(): Recording {
  const { client_id: clientId } = useMe()
  const [analysed, setAnalysed] = useState<AnalysedRecording | null>(null)
  const [isUploaded, setUploaded] = useState(false)
  const analysisId = analysed?.id
  const submitted = useMemo(
    () => (analysisId ? { analysisId, clientId, withRecording: isUploaded } : null),
    [analysisId, clientId, isUploaded],
  )
  return useMemo(
    () => ({ analysed, setAnalysed, submitted, isUploaded, setUploaded }),
    [analysed, submitted, isUploaded],
  )
}

export interface Recording {
  /** null: nothing is analysed, and a person answers. */
  analysed: AnalysedRecording | null
  setAnalysed: (analysed: AnalysedRecording | null) => void
  /** null: as `analysed`. */
  submitted: SubmittedRecording | null
  /** Whether the recording itself is uploaded too. */
  isUploaded: boolean
  setUploaded: (isUploaded: boolean) => void
}
