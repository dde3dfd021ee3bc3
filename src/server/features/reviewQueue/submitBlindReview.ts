/** submitBlindReview: stores what a reviewer saw before the AI's verdict was shown, and the review that follows from it. */
import type { MutationSubmitBlindReviewArgs } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { badInput, conflict, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import {
  blindReviewSchema,
  evaluateBlindReview,
  type PrincipleAnswers,
} from '#domain/reviewQueue/blindReview.ts'
import { audit } from '../../context/audit/audit.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { isBlind, isToReview } from '../observations/aiResultConditions.ts'
import { findObservation } from '../observations/observationQueries.ts'
import { readTaskIncludingDeleted } from '../observations/submission.ts'
import { lockVideo } from '../videos/videoQueries.ts'

export async function submitBlindReview(
  context: RequestContext,
  { observationId: id, answers: given }: MutationSubmitBlindReviewArgs,
): Promise<ObservationParent> {
  const answers = parseInput(blindReviewSchema, answersOf(given))
  const now = context.now()
  const actor = { ...context, now: () => now }
  await changeRecord(context, 'observations', { id }, async (transaction, record, access) => {
    const { clientId } = access
    const sample = await readSample(transaction, record.id)
    if (!sample.isReviewed) throw badInput('observationId', message('aiReviewRefused'))
    // Nobody reviews a result about themselves, so that it is in no sample of theirs.
    if (!sample.isBlind || record.observee_id === access.userId)
      throw badInput('observationId', message('notInBlindSample'))
    if (!sample.isOpen) throw conflict()
    const video = await lockVideo(transaction, record.video_id)
    const task = await readTaskIncludingDeleted(transaction, record.task_id)
    if (!video || !task) throw notFound()
    const verdicts = Object.fromEntries(
      PRINCIPLES.map((principle) => [principle, video[ANSWER_COLUMNS[principle]]]),
    ) as PrincipleAnswers
    const ai = { verdicts, technique: record.ai_technique }
    const review = evaluateBlindReview(task, answers, ai)
    await transaction.run((tables) =>
      tables.insert('blind_reviews').values({
        client_id: clientId,
        observation_id: record.id,
        user_id: requireSession(context).userId,
        answers: JSON.stringify(answers),
        verdicts: JSON.stringify(verdicts),
        technique: review.technique,
        ai_technique: record.ai_technique,
        thresholds_version: video.thresholds_version,
        created_at: now,
      }),
    )
    await audit(transaction, actor, {
      clientId,
      action: 'UPDATE',
      entity: 'observations',
      recordId: record.id,
      after: { blind_answers: answers },
    })
    await saveChangedColumns(transaction, actor, {
      entity: 'observations',
      record,
      set: {
        is_ai_prediction_correct: review.isPredictionCorrect,
        ai_review_status: review.status,
      },
    })
    await saveChangedColumns(transaction, actor, {
      entity: 'videos',
      record: video,
      set: {
        is_ai_inside_base_correct: review.isCorrect.INSIDE_BASE,
        is_ai_big_engines_correct: review.isCorrect.BIG_ENGINES,
        is_ai_turn_not_twist_correct: review.isCorrect.TURN_NOT_TWIST,
        is_ai_dip_n_drive_correct: review.isCorrect.DIP_N_DRIVE,
      },
    })
  })
  return findObservation(context, id)
}

/** Returns an answer for each principle; null: the reviewer could not tell. */
const answersOf = (given: MutationSubmitBlindReviewArgs['answers']) =>
  Object.fromEntries(
    PRINCIPLES.map((name) => [
      name,
      given.find(({ principle }) => principle === name)?.is_correct ?? null,
    ]),
  )

interface Sample {
  isBlind: boolean
  isOpen: boolean
  /** The client reviews its AI. */
  isReviewed: boolean
}

async function readSample(transaction: Transaction, id: string) {
  const [sample] = await transaction.sql<Sample>(
    (tenantFilter) => sql`select ${isBlind} as "isBlind", ${isToReview} as "isOpen",
          client.show_ai_feedback_options as "isReviewed"
        from observations observation
        join clients client on ${tenantFilter('client')} and client.id = observation.client_id
        left join videos video on ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id
        where ${tenantFilter('observation')} and observation.id = ${id}`,
  )
  if (!sample) throw notFound()
  return sample
}
