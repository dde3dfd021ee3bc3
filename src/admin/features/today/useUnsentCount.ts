/** How many observations the signed-in person has on this device that are not sent yet. */
import { isUnsent } from '../submissionQueue/queuedSubmission.ts'
import { useQueuedSubmissions } from '../submissionQueue/useQueuedSubmissions.ts'

/** Returns 0 while they are being read. */
export const useUnsentCount = (): number => useQueuedSubmissions()?.filter(isUnsent).length ?? 0
