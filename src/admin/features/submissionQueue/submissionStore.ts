/** The signed-in person's submissions on this device. */
import { serverClock } from '../../foundation/data/serverClock.ts'
import { deviceStore, subscribeToDeviceStore } from '../../foundation/device/deviceStore.ts'
import type { QueuedSubmission } from './queuedSubmission.ts'
import { afterEvent, type SubmissionEvent } from './submissionState.ts'

const store = deviceStore<QueuedSubmission>('submissions')

export const submissionStore = {
  get: store.get,
  delete: store.delete,
  update: store.update,

  /** Resolves to the oldest first, without those that another one corrects. */
  async list(): Promise<QueuedSubmission[]> {
    const all = await store.list()
    const replaced = new Set(all.map(({ replaces }) => replaces))
    return all
      .filter(({ id }) => !replaced.has(id))
      .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  },

  /** Resolves to the submission after the event; null: it was discarded, or nobody is signed in. */
  apply: (id: string, event: SubmissionEvent): Promise<QueuedSubmission | null> =>
    store.update(
      id,
      (submission) => submission && afterEvent(submission, event, serverClock.now()),
    ),

  subscribe: (listener: () => void) => subscribeToDeviceStore('submissions', listener),
}
