/** State of a video's analysis: one that has not ended in time was interrupted. */
import type { ProcessingState } from '../enumerations.ts'
import { ANALYSIS_TIMEOUT_MINUTES, type AnalysisError } from './analysisErrors.ts'

export interface AnalysisState {
  /** null: never analysed in Liftwise. */
  state: ProcessingState | null
  error: AnalysisError | null
}

interface StoredAnalysis {
  processing_state: ProcessingState | null
  processing_error: AnalysisError | null
  processing_started_at: Date | string | null
  /** An interrupted repetition leaves the earlier result. null: there is none. */
  thresholds_version: number | null
}

export function analysisStateOf(video: StoredAnalysis, now: Date): AnalysisState {
  const { processing_state: state, processing_error: error, processing_started_at: start } = video
  if (state !== 'IN_PROGRESS') return { state, error }
  const minutes = (now.getTime() - new Date(start ?? 0).getTime()) / 60_000
  return minutes < ANALYSIS_TIMEOUT_MINUTES
    ? { state, error: null }
    : failedStateOf(video, 'INTERRUPTED')
}

/** Returns the state after an analysis failed. */
export const failedStateOf = (
  { thresholds_version: version }: Pick<StoredAnalysis, 'thresholds_version'>,
  error: AnalysisError,
): AnalysisState =>
  version === null ? { state: 'FAILED', error } : { state: 'COMPLETE', error: null }
