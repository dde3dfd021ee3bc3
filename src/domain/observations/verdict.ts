/** The three verdicts of the design: an answer or a technique as the one word that colours, icons and labels follow. */
import type { Technique } from '../enumerations.ts'
import { baseEnumLabels } from '../enumWords.ts'
import type { Answer } from './answers.ts'

export type Verdict = Technique | 'unknown'

export const verdictOfAnswer = (answer: Answer | undefined): Verdict =>
  answer === true ? 'correct' : answer === false ? 'incorrect' : 'unknown'

export const verdictOfTechnique = (technique: Technique | null | undefined): Verdict =>
  technique ?? 'unknown'

export const VERDICT_LABELS: Record<Verdict, string> = {
  ...baseEnumLabels.technique,
  unknown: 'Unknown',
}
