/** Actions of a person on their submissions on this device. */
import { withLock } from './withLock.ts'
import { startSending } from './submissionSender.ts'
import { submissionStore } from './submissionStore.ts'
import { lockOf } from './trySubmission.ts'

/** Sends it now, also one that was refused or is too old to be sent by itself. */
export async function sendSubmissionNow(id: string): Promise<void> {
  await submissionStore.apply(id, { type: 'retried' })
  startSending()
}

/**
 * Deletes it from this device; what an earlier try has recorded stays recorded. Resolves to false when it is being
 * sent just now, or was sent meanwhile.
 */
export async function discardSubmission(id: string): Promise<boolean> {
  const discard = async () => {
    const submission = await submissionStore.get(id)
    if (submission?.state === 'sent') return false
    // One that it corrects would be listed again.
    if (submission?.replaces) await submissionStore.delete(submission.replaces)
    await submissionStore.delete(id)
    return true
  }
  return (await withLock(lockOf(id), discard, { isOptional: true })) ?? false
}
