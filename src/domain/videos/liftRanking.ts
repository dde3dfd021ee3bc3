/** Orders the lifts of a recording from the worst to the best. */
import type { Answer } from '../observations/answers.ts'
import type { JudgedLift, UnknownReason } from './judgement.ts'

/**
 * Incorrect when any principle is; correct when all are that can be judged from a video; unknown otherwise. `judgements`: those
 * of the principles that count.
 */
export function verdictOfLift(
  judgements: readonly { verdict?: Answer; reason?: UnknownReason | null }[],
): Answer {
  const counted = judgements.filter(({ reason }) => reason !== 'NOT_JUDGED')
  if (counted.some(({ verdict }) => verdict === false)) return false
  return counted.length > 0 && counted.every(({ verdict }) => verdict === true) ? true : null
}

/** Returns incorrect lifts before unknown and correct ones, each by the lowest score of a principle, then by time. */
export const worstFirst = <Lift extends JudgedLift>(lifts: readonly Lift[]): Lift[] =>
  lifts
    .map((lift) => ({ lift, rank: rankOf(lift), score: lowestScore(lift) }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank || a.score - b.score || a.lift.interval.start - b.lift.interval.start,
    )
    .map(({ lift }) => lift)

function rankOf({ principles }: JudgedLift): number {
  const verdict = verdictOfLift(Object.values(principles))
  return verdict === false ? 0 : verdict === null ? 1 : 2
}

const lowestScore = ({ principles }: JudgedLift): number =>
  Math.min(1, ...Object.values(principles).flatMap(({ score }) => score ?? []))
