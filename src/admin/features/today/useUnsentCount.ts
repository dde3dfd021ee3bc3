/** Counts the unsent observations that the signed-in person has on this device. */
import { isUnsent } from '../submissionQueue/queuedSubmission.ts'
import { useQueuedSubmissions } from '../submissionQueue/useQueuedSubmissions.ts'

/** Returns 0 while they are being read. */
export const useUnsentCount = (): number => useQueuedSubmissions()?.filter(isUnsent).length ?? 0
