/** The moments at which something goes wrong, and the next and previous one of them. */
import type { LiftSegment } from './liftSegments.ts'

/** By time; what begins together stays in the order of the lanes. */
export const findIncorrectMoments = (segments: readonly LiftSegment[]): LiftSegment[] =>
  segments
    .filter(
      (segment, at) => segment.verdict === false && !continuesFault(segments[at - 1], segment),
    )
    .toSorted((a, b) => a.start - b.start)

/** From the moment that is selected, or from the time when none is; null when there is none further. */
export function adjacentMoment(
  moments: readonly LiftSegment[],
  from: { selected: string | null; time: number },
  by: 1 | -1,
): LiftSegment | null {
  const at = moments.findIndex(({ id }) => id === from.selected)
  if (at !== -1) return moments[at + by] ?? null
  return (
    (by === 1
      ? moments.find(({ start }) => start > from.time)
      : moments.findLast(({ start }) => start < from.time)) ?? null
  )
}

/** A fault whose score only changes is still the same moment. */
const continuesFault = (before: LiftSegment | undefined, segment: LiftSegment) =>
  before !== undefined && before.lane === segment.lane && before.verdict === false
