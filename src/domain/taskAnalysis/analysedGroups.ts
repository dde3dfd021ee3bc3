/** Figures of the page of tasks and places, by group and principle; no share of fewer people than the minimum. */
import { type ConfidenceInterval, wilsonInterval } from '../accuracy/accuracy.ts'
import type { Cell } from './fitEffects.ts'
import { type ComparedGroup, MIN_PEOPLE, nameGroups } from './taskAnalysis.ts'

/** Counts of a group, over observations with a verdict on one principle. */
export interface GroupTotal {
  group: string
  /** In the cells. */
  people: number
  judged: number
  incorrect: number
}

/** One principle: all groups, and the cells to compare them by: of all people, or of a sample of them. */
export interface GroupedPrinciple<Key> {
  key: Key
  totals: readonly GroupTotal[]
  cells: readonly Cell[]
  /** Cells of the same observations, with observers in place of the people observed. */
  observers: readonly Cell[]
}

export interface AnalysedGroup<Key> {
  key: Key
  group: string
  judged: number
  /** null, as the fields below: fewer than MIN_PEOPLE. */
  people: number | null
  incorrect: number | null
  share: number | null
  interval: ConfidenceInterval | null
  /** null, as the limits: too few observations to compare. */
  expected: number | null
  limits: ConfidenceInterval | null
  chance: number | null
  isNamed: boolean
}

/** `compared`: of each principle. Returns the surest first, then those that are not compared, largest first. */
export function analyseGroups<Key>(
  principles: readonly GroupedPrinciple<Key>[],
  compared: readonly { key: Key; groups: readonly ComparedGroup[] }[],
): AnalysedGroup<Key>[] {
  const named = nameGroups(compared)
  return principles
    .flatMap(({ key, totals }) => {
      const ofKey = named.filter((other) => other.key === key)
      const foundOf = new Map(ofKey.map((found) => [found.group, found]))
      return totals.map((total) => ({
        key,
        ...withShare(total),
        ...withLimits(total, foundOf.get(total.group)),
      }))
    })
    .toSorted(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        (a.chance ?? 2) - (b.chance ?? 2) ||
        b.judged - a.judged,
    )
}

function withShare({ group, people, judged, incorrect }: GroupTotal) {
  if (people < MIN_PEOPLE)
    return { group, judged, people: null, incorrect: null, share: null, interval: null }
  const interval = wilsonInterval(incorrect, judged)
  return { group, judged, people, incorrect, share: incorrect / judged, interval }
}

/** Moves the limits found for the sample of people to the share of all people. */
function withLimits(
  { people, judged, incorrect }: GroupTotal,
  found: (ComparedGroup & { isNamed: boolean }) | undefined,
) {
  if (!found || people < MIN_PEOPLE)
    return { expected: null, limits: null, chance: null, isNamed: false }
  const moved = (share: number) =>
    Math.min(Math.max(share + incorrect / judged - found.share, 0), 1)
  const { expected, limits, chance, isNamed } = found
  return {
    expected: moved(expected),
    limits: { low: moved(limits.low), high: moved(limits.high) },
    chance,
    isNamed,
  }
}

/** The client's centre line: the share of all groups that have a share; null: none has. */
export function centreShare(totals: readonly GroupTotal[]): number | null {
  const shown = totals.filter(({ people }) => people >= MIN_PEOPLE)
  const judged = shown.reduce((sum, total) => sum + total.judged, 0)
  const incorrect = shown.reduce((sum, total) => sum + total.incorrect, 0)
  return judged > 0 ? incorrect / judged : null
}
