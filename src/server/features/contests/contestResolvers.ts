/** Contests of results: the person observed or the observer objects, and a super user answers. */
import { v7 as uuid } from 'uuid'
import type { ObservationContest, Resolvers } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import {
  contestAnswerOf,
  contestAnswerSchema,
  contestSchema,
  isParticipant,
  mayAnswer,
  mayContest,
  resultOf,
} from '#domain/contests/contestRules.ts'
import { badInput, conflict, forbidden, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { audit } from '../../context/audit/audit.ts'
import { notify } from '../../context/notices/notify.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { recordScopeOf } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { mapUniqueViolation } from '../../platform/db/uniqueViolation.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { findObservation } from '../observations/observationQueries.ts'
import {
  checkContestLimit,
  insertContest,
  readContest,
  readContests,
  readReviewers,
  saveAnswer,
} from './contestQueries.ts'

export const contestResolvers = {
  Observation: {
    contests: (observation, _args, context) => loadContests(context, observation),
  },
  Mutation: {
    contestObservation: (_root, args, context) => contestObservation(context, args),
    answerContest: (_root, args, context) => answerContest(context, args),
  },
} satisfies Resolvers<RequestContext>

const loadContests = requestBatchLoader(
  (context: RequestContext, observations: readonly ObservationParent[]) => {
    const { role, userId } = requireSession(context)
    return readContests(context.db, observations, mayCall(role, 'answerContest') ? null : userId)
  },
)

async function contestObservation(
  context: RequestContext,
  { id, reason }: { id: string; reason: string },
): Promise<ObservationContest> {
  const session = requireSession(context)
  const values = parseInput(contestSchema, { reason })
  const now = context.now()
  const contestId = uuid()
  const target = {
    id,
    lockBefore: (transaction: Transaction) => checkContestLimit(transaction, session, now),
  }
  const saved = changeRecord(context, 'observations', target, async (transaction, record) => {
    if (!isParticipant(session.userId, record)) throw forbidden(message('contestOfOthers'))
    if (!mayContest(session.userId, record)) throw badInput('id', message('contestWithoutResult'))
    await insertContest(transaction, {
      client_id: record.client_id,
      id: contestId,
      observation_id: record.id,
      user_id: session.userId,
      reason: values.reason,
      result: resultOf(record),
      created_at: now,
    })
    await notify(transaction, {
      clientId: record.client_id,
      kind: 'RESULT_CONTESTED',
      subjectId: record.id,
      cause: contestId,
      people: await readReviewers(transaction, record, session.userId),
      at: now,
    })
    await audit(transaction, context, {
      clientId: record.client_id,
      action: 'UPDATE',
      entity: 'observations',
      recordId: record.id,
      after: { contest_reason: values.reason },
    })
  })
  await mapUniqueViolation(OPEN_CONTEST_RULE, saved)
  return findContest(context, id, contestId)
}

const OPEN_CONTEST_RULE = {
  observation_contests_open: { field: 'reason', message: message('contestOpen') },
}

/** The result decides what the answer says, so that the two cannot contradict each other. */
async function answerContest(
  context: RequestContext,
  { id, text }: { id: string; text: string },
): Promise<ObservationContest> {
  const session = requireSession(context)
  const values = parseInput(contestAnswerSchema, { text })
  const contest = await readContest(context.db, recordScopeOf(context), requireUuid(id))
  if (!contest) throw notFound()
  const now = context.now()
  const target = { id: contest.observation_id }
  await changeRecord(context, 'observations', target, async (transaction, record) => {
    if (!mayAnswer(session.userId, { userId: contest.user_id }, record))
      throw forbidden(message('contestAnsweredByOneself'))
    const answer = contestAnswerOf(contest.result, resultOf(record))
    const isSaved = await saveAnswer(transaction, contest.id, {
      answer,
      answer_text: values.text,
      answered_by: session.userId,
      answered_at: now,
    })
    if (!isSaved) throw conflict()
    await notify(transaction, {
      clientId: contest.client_id,
      kind: 'CONTEST_ANSWERED',
      subjectId: record.id,
      cause: contest.id,
      people: [contest.user_id],
      at: now,
    })
    await audit(transaction, context, {
      clientId: contest.client_id,
      action: 'UPDATE',
      entity: 'observations',
      recordId: record.id,
      after: { contest_answer: answer, contest_answer_text: values.text },
    })
  })
  return findContest(context, contest.observation_id, contest.id)
}

async function findContest(
  context: RequestContext,
  observationId: string,
  contestId: string,
): Promise<ObservationContest> {
  const observation = await findObservation(context, observationId)
  const [contests = []] = await readContests(context.db, [observation], null)
  const contest = contests.find(({ id }) => id === contestId)
  if (!contest) throw notFound()
  return contest
}
