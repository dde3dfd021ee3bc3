/** Errors of an analysis: every one has a code, for which the domain has a sentence. */
import { ANALYSIS_ERRORS, type AnalysisError } from '#domain/videos/analysisErrors.ts'
import type { FailureDetails } from './analysisMessages.ts'

export interface AnalysisFailure extends Error, FailureDetails {
  code: AnalysisError
}

export function analysisFailure(
  code: AnalysisError,
  {
    cause,
    duration = null,
    turn = null,
    crowd = null,
    cutOffAt = null,
  }: { cause?: unknown } & Partial<FailureDetails> = {},
): AnalysisFailure {
  const error = new Error(code, { cause })
  return Object.assign(error, { code, duration, turn, crowd, cutOffAt })
}

export const isAnalysisFailure = (error: unknown): error is AnalysisFailure =>
  error instanceof Error && 'code' in error && ANALYSIS_ERRORS.some((code) => code === error.code)

/** Returns the work's result. Errors that have no code yet get the given one. */
export async function failingAs<T>(code: AnalysisError, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isAnalysisFailure(error) ? error : analysisFailure(code, { cause: error })
  }
}
