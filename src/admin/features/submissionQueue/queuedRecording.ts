/** Takes an analysed recording out of the page's memory, so that it can wait on the device. */
import { analysedRecordings, analysisWithoutFiles } from '../analysis/analysedRecordings.ts'
import type { QueuedRecording, SubmittedRecording } from './queuedSubmission.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

/** `earlier`: the recording of the submission that is corrected, which this page may not have analysed. */
export function queuedRecording(
  { analysisId, withRecording }: SubmittedRecording,
  earlier: QueuedRecording | null,
): QueuedRecording {
  const analysed = analysedRecordings.get(analysisId)
  if (!analysed) {
    if (earlier?.analysisId === analysisId) return earlier
    throw new Error(t('messages.recordingGone'))
  }
  const { overlay } = analysed.recording
  const recording = withRecording ? analysed.file : null
  return {
    analysisId,
    analysis: analysisWithoutFiles(analysed),
    overlay,
    recording,
    size: overlay.size + (recording?.size ?? 0),
    locations: null,
  }
}
