/** The recording of a new observation, and what is submitted of it. */
import { useMemo, useState } from 'react'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { type Analysis, useAnalysis } from '../../analysis/useAnalysis.ts'
import type { SubmittedRecording } from './observationCallbacks.ts'

export function useRecording(): Recording {
  const { client_id: clientId } = useMe()
  const [isUploaded, setUploaded] = useState(false)
  const analysis = useAnalysis()
  const { state } = analysis
  const analysisId = state.is === 'done' ? state.analysed.id : null
  const submitted = useMemo(
    () => (analysisId ? { analysisId, clientId, withRecording: isUploaded } : null),
    [analysisId, clientId, isUploaded],
  )
  return { analysis, submitted, isUploaded, setUploaded }
}

export interface Recording {
  analysis: Analysis
  /** null: nothing is analysed, and a person answers. */
  submitted: SubmittedRecording | null
  /** Whether the recording itself is uploaded too. */
  isUploaded: boolean
  setUploaded: (isUploaded: boolean) => void
}
