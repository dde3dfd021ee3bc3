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
import { lockRecord } from '../../context/records/lockRecord.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { readObservation } from '../observations/observationQueries.ts'
import { readTaskIncludingDeleted } from '../observations/submission.ts'
import { lockVideo } from '../videos/videoQueries.ts'
import { isBlind, isToReview } from './reviewQueueQueries.ts'

export async function submitBlindReview(
  context: RequestContext,
  { observationId: id, answers: given }: MutationSubmitBlindReviewArgs,
): Promise<ObservationParent> {
  const answers = parseInput(blindReviewSchema, answersOf(given))
  const access = await accessToRecord(context, 'observations', id)
  const { clientId } = access
  const now = context.now()
  const actor = { ...context, now: () => now }
  await context.db.write({ clientId }, async (transaction) => {
    const record = await lockRecord(transaction, 'observations', {
      id,
      isVisible: (alias) => visibleObservation(access, alias),
    })
    const sample = await readSample(transaction, record.id)
    if (!sample.isBlind) throw badInput('observationId', message('notInBlindSample'))
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
  const observation = await readObservation(context.db, { scope: access, access, id })
  if (!observation) throw notFound()
  return observation
}

/** What is not said cannot be told. */
const answersOf = (given: MutationSubmitBlindReviewArgs['answers']) =>
  Object.fromEntries(
    PRINCIPLES.map((name) => [
      name,
      given.find(({ principle }) => principle === name)?.is_correct ?? null,
    ]),
  )

async function readSample(transaction: Transaction, id: string) {
  const [sample] = await transaction.run<{ isBlind: boolean; isOpen: boolean }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select ${isBlind()} as "isBlind", ${isToReview} as "isOpen"
        from observations o
        join clients c on ${tenantFilter('c')} and c.id = o.client_id
        left join videos v on ${tenantFilter('v')} and v.client_id = o.client_id and v.id = o.video_id
        where ${tenantFilter('o')} and o.id = ${id}`,
    ),
  )
  if (!sample) throw notFound()
  return sample
}
