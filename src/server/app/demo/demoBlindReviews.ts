/** Generates the demo's blind reviews: of a share of the reviewed results that Liftwise judged. */
import { ANSWER_COLUMNS, type Answer } from '#domain/observations/answers.ts'
import { applicablePrinciples, PRINCIPLES } from '#domain/observations/principles.ts'
import { evaluateBlindReview, type PrincipleAnswers } from '#domain/reviewQueue/blindReview.ts'
import type { NewRow } from '../../platform/db/tables.ts'
import { REVIEW_COLUMNS } from './demoAiReview.ts'
import type { DemoObservation } from './demoObservations.ts'

/** Every so many of the reviewed ones. */
const EVERY = 8

export const buildDemoBlindReviews = (
  observations: readonly DemoObservation[],
  reviewerId: string,
): NewRow<'blind_reviews'>[] =>
  observations
    .filter(({ video, observation }) =>
      Boolean(
        video.thresholds_version && typeof observation.is_ai_prediction_correct === 'boolean',
      ),
    )
    .filter((_, at) => at % EVERY === 0)
    .map((one) => blindReviewOf(one, reviewerId))

/** The reviewer saw what their review says. */
function blindReviewOf(
  { task, video, observation }: DemoObservation,
  reviewerId: string,
): NewRow<'blind_reviews'> {
  const verdicts = byPrinciple((principle) => video[ANSWER_COLUMNS[principle]] ?? null)
  const applicable = applicablePrinciples(task)
  const answers = byPrinciple((principle) => {
    const [verdict, isRight] = [verdicts[principle], video[REVIEW_COLUMNS[principle]] ?? null]
    if (!applicable.includes(principle) || verdict === null || isRight === null) return null
    return verdict === isRight
  })
  const technique = observation.ai_technique ?? null
  return {
    client_id: observation.client_id,
    observation_id: observation.id,
    user_id: reviewerId,
    answers: JSON.stringify(answers),
    verdicts: JSON.stringify(verdicts),
    technique: evaluateBlindReview(task, answers, { verdicts, technique }).technique,
    ai_technique: technique,
    thresholds_version: video.thresholds_version ?? null,
    created_at: observation.date,
  }
}

const byPrinciple = (answer: (principle: (typeof PRINCIPLES)[number]) => Answer) =>
  Object.fromEntries(
    PRINCIPLES.map((principle) => [principle, answer(principle)]),
  ) as unknown as PrincipleAnswers
