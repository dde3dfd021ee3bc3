/** The three verdicts of the design: an answer or a technique as the one word that colours, icons and labels follow. */
import type { Technique } from '#domain/enumerations.ts'
import { enumLabels } from '../i18n/enumLabels.ts'
import type { Answer } from '#domain/observations/answers.ts'

export type Verdict = Technique | 'unknown'

export const verdictOfAnswer = (answer: Answer | undefined): Verdict =>
  answer === true ? 'correct' : answer === false ? 'incorrect' : 'unknown'

export const verdictOfTechnique = (technique: Technique | null | undefined): Verdict =>
  technique ?? 'unknown'

export const VERDICT_WORDS: Record<Verdict, string> = {
  ...enumLabels.technique,
  unknown: 'Unknown',
}
