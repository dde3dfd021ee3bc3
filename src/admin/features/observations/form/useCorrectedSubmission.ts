/** The submission on this device that the address asks to correct, and what the form starts with. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-admin'
import { CORRECTED_SUBMISSION_PARAM } from '../../../foundation/router/observationListPath.ts'
import type { FormConfig } from '../../../parts/forms/formConfig.ts'
import {
  isSubmittedRecording,
  mayEdit,
  type QueuedSubmission,
  type SubmissionFailure,
  type SubmittedRecording,
} from '../../submissionQueue/queuedSubmission.ts'
import { submissionStore } from '../../submissionQueue/submissionStore.ts'
import type { ObservationFormState } from '../../submissionQueue/observationFormState.ts'

export interface CorrectedSubmission {
  id: string
  config: Pick<FormConfig<ObservationFormState>, 'defaultValues' | 'submissionMeta'>
  /** null: a person answered. */
  recording: SubmittedRecording | null
  /** Reason why the server refused it; null: it was not sent yet. */
  failure: SubmissionFailure | null
}

/**
 * Returns null when the address names none, undefined while it is being read, and 'gone' when it was sent or discarded
 * or may have been recorded already.
 */
export function useCorrectedSubmission(): CorrectedSubmission | null | undefined | 'gone' {
  const id = new URLSearchParams(useLocation().search).get(CORRECTED_SUBMISSION_PARAM)
  const [read, setRead] = useState<{ id: string; corrected: CorrectedSubmission | 'gone' }>()
  useEffect(() => {
    if (!id) return undefined
    let isCurrent = true
    const start = async () => {
      const submission = await submissionStore.get(id).catch(() => null)
      if (!isCurrent) return
      const isOpen = submission !== null && mayEdit(submission)
      setRead({ id, corrected: isOpen ? toCorrected(submission) : 'gone' })
    }
    void start()
    return () => {
      isCurrent = false
    }
  }, [id])
  if (!id) return null
  return read?.id === id ? read.corrected : undefined
}

function toCorrected(submission: QueuedSubmission): CorrectedSubmission {
  const { id, form, data, recording, failure } = submission
  return {
    id,
    config: { defaultValues: () => form, submissionMeta: { replaces: id } },
    recording: recording && isSubmittedRecording(data.video) ? data.video : null,
    failure,
  }
}
