/** Blind reviews: the reviewer answers before the AI's verdict is shown, so that it cannot lead them. */
import { z } from 'zod'
import type { AiReviewStatus, Technique } from '../enumerations.ts'
import { message } from '../messages.ts'
import { reviewStatusOf } from '../observations/aiReview.ts'
import type { Answer } from '../observations/answers.ts'
import {
  applicablePrinciples,
  PRINCIPLES,
  type Principle,
  type TaskPrinciples,
} from '../observations/principles.ts'
import { evaluateJudgedTechnique } from '../observations/technique.ts'

/** Percent of a client's results; 0: none is reviewed blindly. */
export const blindReviewPercent = z
  .int(message('percentOutOfRange'))
  .min(0, message('percentOutOfRange'))
  .max(100, message('percentOutOfRange'))
  .nullish()
  .transform((percent) => percent ?? undefined)

/** Null: cannot tell. */
export type PrincipleAnswers = Readonly<Record<Principle, Answer>>

const answer = z.boolean().nullable()

export const blindReviewSchema = z
  .object({
    INSIDE_BASE: answer,
    BIG_ENGINES: answer,
    TURN_NOT_TWIST: answer,
    DIP_N_DRIVE: answer,
  } satisfies Record<Principle, z.ZodType>)
  .refine((answers) => PRINCIPLES.some((principle) => answers[principle] !== null), {
    message: message('blindAnswerRequired'),
    path: ['answers'],
  })

export interface BlindReview {
  /** Technique by the reviewer's answers; null: undecided, because they cannot tell a principle that decides. */
  technique: Technique | null
  isPredictionCorrect: boolean | null
  status: AiReviewStatus
  /** True if the AI was right; null: the reviewer or the AI has not said. */
  isCorrect: PrincipleAnswers
}

/** Compares the answers with the AI's verdicts; those to principles that the task does not have do not count. */
export function evaluateBlindReview(
  task: TaskPrinciples,
  answers: PrincipleAnswers,
  ai: { verdicts: PrincipleAnswers; technique: Technique | null },
): BlindReview {
  const applicable = applicablePrinciples(task)
  const technique = evaluateJudgedTechnique(task, { ...answers, OTHER: null })
  const isPredictionCorrect =
    technique === null || ai.technique === null ? null : technique === ai.technique
  const compare = (principle: Principle): Answer => {
    const [said, verdict] = [answers[principle], ai.verdicts[principle]]
    if (!applicable.includes(principle) || said === null || verdict === null) return null
    return said === verdict
  }
  return {
    technique,
    isPredictionCorrect,
    status: reviewStatusOf(ai.technique, isPredictionCorrect),
    isCorrect: Object.fromEntries(
      PRINCIPLES.map((principle) => [principle, compare(principle)]),
    ) as PrincipleAnswers,
  }
}
