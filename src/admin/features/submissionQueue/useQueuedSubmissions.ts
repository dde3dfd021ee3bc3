/** The person's submissions on this device, for the screens. */
import { useEffect, useSyncExternalStore } from 'react'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { tokenStore } from '../../foundation/data/tokenStore.ts'
import { createStore } from '../../foundation/state/createStore.ts'
import type { QueuedSubmission } from './queuedSubmission.ts'
import { submissionStore } from './submissionStore.ts'

/** Returns the oldest first, recorded ones of the last day too; null while they are being read. */
export const useQueuedSubmissions = (): QueuedSubmission[] | null =>
  useSyncExternalStore(stored.subscribe, stored.get)

/** Read once for all parts of the screen that show them. */
const stored = createStore<QueuedSubmission[] | null>(null, () => {
  let newest = 0
  const read = async () => {
    newest += 1
    const current = newest
    // Without a store on this device, nothing waits in it.
    const found = await submissionStore.list().catch(() => [])
    if (current === newest) stored.set(found)
  }
  const refresh = () => void read()
  refresh()
  const ends = [submissionStore.subscribe(refresh), tokenStore.subscribe(refresh)]
  return () => {
    newest += 1
    stored.set(null)
    for (const end of ends) end()
  }
})

/**
 * Returns one of them: undefined while it is being read, null when it was discarded or is replaced by its correction.
 */
export function useQueuedSubmission(id: string | null): QueuedSubmission | null | undefined {
  const submissions = useQueuedSubmissions()
  return submissions ? (submissions.find((submission) => submission.id === id) ?? null) : undefined
}

/** Sends what waits while the app is open. `onRecorded`: stable; called after each one that was recorded. */
export function useSubmissionSender(onRecorded: () => void): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isEnded = false
    const start = async () => {
      const { startSender } = await loadChunk(() => import('./submissionSender.ts'))
      if (!isEnded) stop = startSender({ onRecorded })
    }
    const timer = setTimeout(() => void start().catch(() => undefined), START_MS)
    return () => {
      isEnded = true
      clearTimeout(timer)
      stop?.()
    }
  }, [onRecorded])
}

/** After the first page, which its code and requests must not delay. */
const START_MS = 3_000
