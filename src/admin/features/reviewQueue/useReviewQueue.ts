/** Goes through a review queue: the observation on the screen, the next one, and those before it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CLAIM_MINUTES, MAX_SKIPPED } from '#domain/reviewQueue/reviewQueueInput.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { draftStore } from '../../parts/forms/draftStore.ts'
import { type ClaimedReview, claimReviews, type QueueOf } from './claimReviews.ts'

export function useReviewQueue(queue: QueueOf) {
  const { id: userId } = useMe()
  const key = draftStore.keyOf(userId, queue.clientId, 'reviewQueue', JSON.stringify(queue.filter))
  const [trail, setTrail] = useState(() => readSkipped(key))
  const [place, setPlace] = useState(trail.length)
  const [head, setHead] = useState<ClaimedReview | null>(null)
  const earlier = trail[place] ?? null
  const headId = head?.id ?? null
  const skippedIds = trail
    .flatMap(({ id, isSkipped }) => (isSkipped && id !== earlier?.id ? id : []))
    .slice(-MAX_SKIPPED)
  const query = useQuery({
    // Reviewing or skipping one changes what is left, and a skipped one may come back.
    queryKey: ['reviewQueue', queue, trail.length, skippedIds],
    queryFn: async () => {
      const keptIds = [earlier?.isSkipped ? earlier.id : [], headId ?? []].flat()
      const { claimed, left } = await claimReviews(queue, { keptIds, skippedIds })
      const isBack = earlier?.isSkipped === true && claimed.some(({ id }) => id === earlier.id)
      return { claimed, total: trail.length + left - Number(isBack) }
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    // Before the claim runs out.
    refetchInterval: (CLAIM_MINUTES - 2) * 60_000,
  })
  const claimed = query.data?.claimed ?? []
  const free = claimed.filter(({ id }) => id !== headId && !trail.some((one) => one.id === id))
  // The one on the screen stays, whatever the next claim brings.
  if (head === null && !query.isPlaceholderData && free[0]) setHead(free[0])
  const claimedEarlier = earlier?.isSkipped && claimed.find(({ id }) => id === earlier.id)
  const shown: ClaimedReview | null = claimedEarlier || earlier || head

  const changeTrail = (after: readonly Handled[]) => {
    setTrail(after)
    const skipped = after.filter(({ isSkipped }) => isSkipped)
    if (skipped.length > 0) draftStore.write(key, { form: { skipped }, base: null })
    else draftStore.clear(key)
  }
  const handle = (isSkipped: boolean) => {
    if (shown === null) return
    if (earlier) changeTrail(trail.with(place, handledOf(shown, isSkipped)))
    else {
      changeTrail([...trail, handledOf(shown, isSkipped)])
      setHead(free[0] ?? null)
    }
    setPlace(place + 1)
  }
  const skippedCount = trail.filter(({ isSkipped }) => isSkipped).length
  return {
    query,
    shown,
    next: earlier ? (trail[place + 1] ?? head) : (free[0] ?? null),
    /** Counted from 1. */
    place: place + 1,
    total: Math.max(query.data?.total ?? 0, place + 1),
    reviewedCount: trail.length - skippedCount,
    skippedCount,
    /** Somebody else has got it since it was skipped. */
    isTaken:
      earlier?.isSkipped === true &&
      query.isSuccess &&
      !query.isFetching &&
      claimed.every(({ id }) => id !== earlier.id),
    /** Claims again, with a fresh link to the recording on the screen. */
    renew: async () => {
      const { data } = await query.refetch()
      setHead((before) => data?.claimed.find(({ id }) => id === before?.id) ?? before)
    },
    save: () => handle(false),
    skip: () => handle(earlier ? earlier.isSkipped : true),
    back: () => setPlace(Math.max(0, place - 1)),
    canGoBack: place > 0,
    reviewSkipped: () => {
      const reviewed = trail.filter(({ isSkipped }) => !isSkipped)
      changeTrail(reviewed)
      setPlace(reviewed.length)
    },
  }
}

export type ReviewQueueState = ReturnType<typeof useReviewQueue>

/** Reviewed since the page was opened, or skipped in this tab. */
interface Handled extends ClaimedReview {
  isSkipped: boolean
}

/** Returns a handled review without its blind form; a skipped one gets a fresh link to its recording. */
const handledOf = ({ id, blind }: ClaimedReview, isSkipped: boolean): Handled => ({
  id,
  blind: isSkipped && blind ? { ...blind, video_url: null } : null,
  isSkipped,
})

/** Ids of observations that were skipped in this tab before a reload. */
const readSkipped = (key: string): readonly Handled[] =>
  (draftStore.read(key, ['skipped'])?.form['skipped'] as Handled[] | undefined) ?? []
