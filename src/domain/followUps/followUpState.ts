/** State of the follow-ups of one person and task, computed from the whole history of observations. */
import type { FollowUpState, Technique } from '../enumerations.ts'

/** A live observation of the person and task. */
export interface ObservedAttempt {
  id: string
  date: Date
  /** null: not decided; it neither closes nor reopens anything. */
  technique: Technique | null
}

export interface FollowUpFacts {
  id: string
  /** The incorrect observation that it follows. */
  observation_id: string
  created_at: Date
  coached_at: Date | null
}

export interface FollowUpProgress {
  state: FollowUpState
  /** The first of the correct observations at the end; null: it is not closed. */
  closed_by_observation_id: string | null
  /** The newest incorrect observation after coaching or a correct one; null: none, or it is closed. */
  reopened_by: string | null
  /** Number of times that an incorrect observation followed a correct one. */
  reopened_count: number
}

/**
 * Returns where each follow-up is. One whose observation is deleted, is no longer incorrect, or is of another person or
 * task is withdrawn; of several that are not, the newest goes on.
 */
export function settleFollowUps(
  followUps: readonly FollowUpFacts[],
  attempts: readonly ObservedAttempt[],
): Map<string, FollowUpProgress> {
  const decided = inOrder(attempts)
  const isFounded = ({ observation_id }: FollowUpFacts) =>
    decided.some(({ id, technique }) => id === observation_id && technique === 'incorrect')
  const current = followUps
    .filter(isFounded)
    .toSorted(
      (a, b) => compare(b.created_at.getTime(), a.created_at.getTime()) || compare(b.id, a.id),
    )[0]
  return new Map(
    followUps.map((followUp) => [
      followUp.id,
      followUp === current ? progressOf(followUp, decided) : WITHDRAWN,
    ]),
  )
}

const WITHDRAWN: FollowUpProgress = {
  state: 'WITHDRAWN',
  closed_by_observation_id: null,
  reopened_by: null,
  reopened_count: 0,
}

function progressOf(
  { observation_id, coached_at }: FollowUpFacts,
  decided: readonly ObservedAttempt[],
): FollowUpProgress {
  const later = decided.slice(decided.findIndex(({ id }) => id === observation_id) + 1)
  let [closedBy, reopenedBy, reopenedCount, isCoached]: [
    string | null,
    string | null,
    number,
    boolean,
  ] = [null, null, 0, coached_at !== null]
  for (const { id, date, technique } of later) {
    if (technique === 'correct') {
      closedBy ??= id
      continue
    }
    if (closedBy !== null) reopenedCount += 1
    const isAfterCoaching = coached_at !== null && date > coached_at
    if (closedBy !== null || isAfterCoaching) reopenedBy = id
    if (isAfterCoaching) isCoached = false
    closedBy = null
  }
  if (closedBy !== null)
    return {
      state: 'CLOSED',
      closed_by_observation_id: closedBy,
      reopened_by: null,
      reopened_count: reopenedCount,
    }
  return {
    state: isCoached ? 'COACHED' : 'OPEN',
    closed_by_observation_id: null,
    reopened_by: isCoached ? null : reopenedBy,
    reopened_count: reopenedCount,
  }
}

/**
 * Returns the observation that a follow-up opens for by itself: the newest one, when at least `count` in a row are
 * incorrect since a follow-up of the person and task was deleted. null: none does.
 */
export function findObservationToFollow(
  attempts: readonly ObservedAttempt[],
  { count, since }: { count: number | null; since: Date | null },
): string | null {
  if (count === null) return null
  const decided = inOrder(attempts)
  const streak = decided
    .slice(decided.findLastIndex(({ technique }) => technique === 'correct') + 1)
    .filter(({ date }) => since === null || date > since)
  return streak.length >= count ? (streak.at(-1)?.id ?? null) : null
}

/** Undecided ones are left out. */
const inOrder = (attempts: readonly ObservedAttempt[]): ObservedAttempt[] =>
  attempts
    .filter(({ technique }) => technique !== null)
    .toSorted((a, b) => compare(a.date.getTime(), b.date.getTime()) || compare(a.id, b.id))

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : Number(a > b))
