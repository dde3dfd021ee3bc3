/** Orders the lifts of a recording from the worst to the best. */
import type { Answer } from '../observations/answers.ts'
import type { Principle } from '../observations/principles.ts'
import type { JudgedLift, PrincipleJudgement, UnknownReason } from './judgement.ts'

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

/** True if the load came down in it, so that it is listed without being a lift. */
export const isPutDown = (judgements: readonly { reason?: UnknownReason | null }[]): boolean =>
  judgements.some(({ reason }) => reason === 'PUT_DOWN')

/** Returns incorrect lifts before unknown and correct ones by these principles, each by the lowest score of one, then by time. */
export const worstFirst = <Lift extends JudgedLift>(
  lifts: readonly Lift[],
  principles: readonly Principle[],
): Lift[] =>
  lifts
    .map((lift) => {
      const counted = principles.map((principle) => lift.principles[principle])
      return { lift, rank: rankOf(counted), score: lowestScore(counted) }
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank || a.score - b.score || a.lift.interval.start - b.lift.interval.start,
    )
    .map(({ lift }) => lift)

function rankOf(judgements: readonly PrincipleJudgement[]): number {
  const verdict = verdictOfLift(judgements)
  return verdict === false ? 0 : verdict === null ? 1 : 2
}

const lowestScore = (judgements: readonly PrincipleJudgement[]): number =>
  Math.min(1, ...judgements.flatMap(({ score }) => score ?? []))
