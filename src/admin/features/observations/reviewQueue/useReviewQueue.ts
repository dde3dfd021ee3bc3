/** Goes through a review queue: the observation on the screen, the next one, and those before it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CLAIM_MINUTES } from '#domain/reviewQueue/reviewQueueInput.ts'
import { type ClaimedReview, claimReviews, type QueueOf } from './claimReviews.ts'

export function useReviewQueue(queue: QueueOf) {
  const [trail, setTrail] = useState<readonly Handled[]>([])
  const [place, setPlace] = useState(0)
  const [head, setHead] = useState<ClaimedReview | null>(null)
  const earlier = trail[place] ?? null
  const shown: ClaimedReview | null = earlier ?? head
  const headId = head?.id ?? null
  const skippedIds = trail.flatMap(({ id, isSkipped }) => (isSkipped && id !== shown?.id ? id : []))
  const query = useQuery({
    // What is handled changes what is left, and a skipped one may come back.
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
  const free = (query.data?.claimed ?? []).filter(
    ({ id }) => id !== headId && !trail.some((one) => one.id === id),
  )
  // The one on the screen stays, whatever the next claim brings.
  if (head === null && !query.isPlaceholderData && free[0]) setHead(free[0])

  const handle = (isSkipped: boolean) => {
    if (shown === null) return
    if (earlier) setTrail(trail.with(place, reviewedOf(shown, isSkipped)))
    else {
      setTrail([...trail, reviewedOf(shown, isSkipped)])
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
      !query.isFetching &&
      query.data?.claimed.every(({ id }) => id !== shown?.id) === true,
    save: () => handle(false),
    skip: () => handle(earlier ? earlier.isSkipped : true),
    back: () => setPlace(Math.max(0, place - 1)),
    canGoBack: place > 0,
    reviewSkipped: () => {
      const reviewed = trail.filter(({ isSkipped }) => !isSkipped)
      setTrail(reviewed)
      setPlace(reviewed.length)
    },
  }
}

export type ReviewQueueState = ReturnType<typeof useReviewQueue>

/** Reviewed or skipped since the page was opened. */
interface Handled extends ClaimedReview {
  isSkipped: boolean
}

/** What was reviewed blindly is no secret any more. */
const reviewedOf = ({ id, blind }: ClaimedReview, isSkipped: boolean): Handled => ({
  id,
  blind: isSkipped ? blind : null,
  isSkipped,
})
