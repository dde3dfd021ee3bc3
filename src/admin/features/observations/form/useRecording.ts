/** The recording of a new observation, and what is submitted of it. */
import { useCallback, useMemo, useState } from 'react'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import type { AnalysedRecording } from '../../analysis/analysedRecordings.ts'
import type { SubmittedRecording } from '../../submissionQueue/queuedSubmission.ts'

/**
 * `stored`: the recording of a submission that is corrected; null: there is none.
 *
 * Does not know how far an analysis is, so that its progress does not render the whole form.
 */
export function useRecording(stored: SubmittedRecording | null): Recording {
  const { client_id: clientId } = useMe()
  const [analysed, setLatest] = useState<AnalysedRecording | null>(null)
  const [earlier, setEarlier] = useState(stored)
  const [isUploaded, setUploaded] = useState(false)
  const [isMisfit, setMisfit] = useState(stored?.isMisfit ?? false)
  const [isByHand, setByHand] = useState(false)
  const analysisId = analysed?.id
  const setAnalysed = useCallback((latest: AnalysedRecording | null) => {
    setEarlier(null)
    setMisfit(false)
    setByHand(false)
    setLatest(latest)
  }, [])
  const submitted = useMemo(() => {
    if (isByHand) return null
    return analysisId ? { analysisId, clientId, withRecording: isUploaded, isMisfit } : earlier
  }, [isByHand, analysisId, clientId, isUploaded, isMisfit, earlier])
  return useMemo(
    () => ({
      analysed,
      setAnalysed,
      submitted,
      isUploaded,
      setUploaded,
      isMisfit,
      setMisfit: (is: boolean) => {
        setMisfit(is)
        setByHand(false)
      },
      isByHand,
      setByHand,
    }),
    [analysed, setAnalysed, submitted, isUploaded, isMisfit, isByHand],
  )
}

export interface Recording {
  /** null: nothing is analysed here. */
  analysed: AnalysedRecording | null
  setAnalysed: (analysed: AnalysedRecording | null) => void
  /** null: nothing is submitted of it. */
  submitted: SubmittedRecording | null
  /** True if the recording itself is uploaded too. */
  isUploaded: boolean
  setUploaded: (isUploaded: boolean) => void
  /** True if the person said that the skeleton does not fit, and so answers. */
  isMisfit: boolean
  setMisfit: (isMisfit: boolean) => void
  /** True if the person answers though the AI has a result, which then is not submitted but stays on the page. */
  isByHand: boolean
  setByHand: (isByHand: boolean) => void
}
