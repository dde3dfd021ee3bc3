/** How many observations the signed-in person has on this device that are not sent yet. */
import { isUnsent } from '../observations/queue/queuedSubmission.ts'
import { useQueuedSubmissions } from '../observations/queue/useQueuedSubmissions.ts'

/** Returns 0 while they are being read. */
export const useUnsentCount = (): number => useQueuedSubmissions()?.filter(isUnsent).length ?? 0
