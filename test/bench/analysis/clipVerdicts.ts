/** The verdicts of a clip beside its truth. */
import { PRINCIPLES, type Principle } from '#domain/observations/principles.ts'
import type { Judgement, PrincipleJudgement } from '#domain/videos/judgement.ts'
import type { ClipLabel } from './clipLabels.ts'

export interface ClipVerdict extends PrincipleJudgement {
  principle: Principle
  outcome: Outcome
  label: ClipLabel
}

/**
 * right, wrong, unknown: where the truth is clear. border: decided where people would disagree. extra: decided where there
 * is nothing to judge. quiet: nothing was said of either.
 */
export const OUTCOMES = ['right', 'wrong', 'unknown', 'border', 'extra', 'quiet'] as const
type Outcome = (typeof OUTCOMES)[number]

export const verdictsOf = ({ principles }: Judgement, label: ClipLabel): ClipVerdict[] =>
  PRINCIPLES.map((principle) => ({
    ...principles[principle],
    principle,
    label,
    outcome: outcomeOf(principles[principle].verdict, label.verdicts[principle]),
  }))

function outcomeOf(verdict: boolean | null, truth: boolean | 'border' | null): Outcome {
  const isClear = typeof truth === 'boolean'
  if (verdict === null) return isClear ? 'unknown' : 'quiet'
  if (!isClear) return truth === null ? 'extra' : 'border'
  return verdict === truth ? 'right' : 'wrong'
}

export function verdictWords({ verdict, reason, evidence, outcome }: ClipVerdict): string {
  const values = evidence?.values.map(({ name, value }) => `${name} ${value.toFixed(2)}`).join(' ')
  return `${outcome}(${verdict ?? reason}${values ? `: ${values}` : ''})`
}
