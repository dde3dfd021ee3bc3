/** Calibration: recordings with an agreed truth, which people judge blindly, and how often they agree with it. */
import { v7 as uuid } from 'uuid'
import type {
  CalibrationClip,
  CalibrationRecord,
  CalibrationResult,
  MutationAnswerCalibrationClipArgs,
  MutationCreateCalibrationClipArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import { agreementByPrinciple } from '#domain/calibration/agreement.ts'
import {
  askedPrinciples,
  calibrationAnswerSchema,
  calibrationClipSchema,
  columnsOfVerdict,
  mayAgree,
  verdictOfColumns,
} from '#domain/calibration/calibrationRules.ts'
import { badInput, conflict, forbidden, notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import { audit } from '../../context/audit/audit.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessOf, accessToRecord, recordScopeOf } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { sql } from '../../platform/db/sql.ts'
import { mapUniqueViolation } from '../../platform/db/uniqueViolation.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { clipUrl } from '../recordingViews/recordingLinks.ts'
import {
  type AskedClip,
  type ClipRow,
  countClips,
  insertAnswer,
  insertClip,
  notifyJudges,
  readAnswers,
  readAskedClip,
  readClip,
  readClips,
  readClipsOf,
  readContractClip,
  updateClip,
} from './calibrationQueries.ts'

export const calibrationResolvers = {
  Observation: {
    calibration_clip: (observation, _args, context) =>
      mayCall(requireSession(context).role, 'createCalibrationClip')
        ? loadClips(context, observation)
        : null,
  },
  Query: {
    calibrationClips: async (_root, { clientId, ...args }, context) => {
      const rows = parseInput(listInputSchema, args)
      return readClips(context, await accessOf(context, clientId), rows)
    },
    totalCalibrationClips: async (_root, { clientId }, context) =>
      countClips(context.db, await accessOf(context, clientId)),
    calibrationQueue: async (_root, _args, context) => {
      const asked = await readAskedClip(context.db, await accessOf(context), context.now())
      return asked
        ? { question: toQuestion(context, asked), waiting: asked.waiting }
        : { question: null, waiting: 0 }
    },
    myCalibration: (_root, _args, context) => readRecord(context, requireSession(context)),
    userCalibration: async (_root, { userId }, context) => {
      const access = await accessToRecord(context, 'users', userId)
      const [user] = await context.db.sql<{ id: string }>(
        access,
        (tenantFilter) => sql`select person.id from users person
            where ${tenantFilter('person')} and person.id = ${requireUuid(userId)} and ${visibleUser(access, 'person', tenantFilter)}`,
      )
      if (!user) throw notFound()
      return readRecord(context, { clientId: access.clientId, userId: user.id })
    },
  },
  Mutation: {
    createCalibrationClip: (_root, args, context) => createClip(context, args),
    agreeCalibrationClip: (_root, { id }, context) =>
      changeClip(context, id, async (transaction, clip) => {
        const { userId } = requireSession(context)
        if (clip.created_by === userId) throw forbidden(message('calibrationAgreedByOneself'))
        if (!mayAgree(userId, clip)) throw conflict()
        const agreement = { agreed_by: userId, agreed_at: context.now() }
        if (!(await updateClip(transaction, clip.id, agreement))) throw conflict()
        await notifyJudges(transaction, { ...clip, agreed_by: userId }, context.now())
        return agreement
      }),
    retireCalibrationClip: (_root, { id }, context) =>
      changeClip(context, id, async (transaction, clip) => {
        const retirement = {
          retired_by: requireSession(context).userId,
          retired_at: context.now(),
        }
        if (!(await updateClip(transaction, clip.id, retirement))) throw conflict()
        return retirement
      }),
    answerCalibrationClip: (_root, args, context) => answerClip(context, args),
  },
} satisfies Resolvers<RequestContext>

const loadClips = requestBatchLoader(
  (context: RequestContext, observations: readonly ObservationParent[]) =>
    readClipsOf(
      context,
      recordScopeOf(context),
      observations.map(({ id }) => id),
    ),
)

const toQuestion = (context: RequestContext, asked: AskedClip) => ({
  id: asked.id,
  task_name: asked.task_name,
  recording_url: clipUrl(context, asked),
  lift_start_time: asked.lift_start_time,
  lift_end_time: asked.lift_end_time,
  principles: askedPrinciples(verdictOfColumns(asked)),
})

async function readRecord(
  { db }: RequestContext,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<CalibrationRecord> {
  const answers = await readAnswers(db, clientId, userId)
  const quarters = new Map<string, { start: string; answered: number; agreed: number }>()
  for (const { quarter, principles } of answers) {
    const told = principles.filter(({ answer }) => answer !== null)
    const sum = quarters.get(quarter) ?? { start: quarter, answered: 0, agreed: 0 }
    quarters.set(quarter, {
      start: quarter,
      answered: sum.answered + told.length,
      agreed: sum.agreed + told.filter(({ answer, truth }) => answer === truth).length,
    })
  }
  return {
    judged: answers.length,
    by_principle: agreementByPrinciple(answers.flatMap(({ principles }) => principles)),
    by_quarter: [...quarters.values()],
  }
}

async function createClip(
  context: RequestContext,
  { observationId, verdict, note }: MutationCreateCalibrationClipArgs,
): Promise<CalibrationClip> {
  const { userId } = requireSession(context)
  const id = uuid()
  const observation = { id: observationId }
  const saved = changeRecord(context, 'observations', observation, async (transaction, record) => {
    const [recorded] = await transaction.sql<Parameters<typeof applicablePrinciples>[0]>(
      (
        tenantFilter,
      ) => sql`select task.is_pushing, task.is_pulling, task.task_principles_override, task.task_principles
            from videos video join tasks task on ${tenantFilter('task')} and task.id = ${record.task_id}
            where ${tenantFilter('video')} and video.id = ${record.video_id} and video.file_location is not null
              and video.recording_removed_at is null`,
    )
    if (!recorded) throw badInput('observationId', message('calibrationWithoutRecording'))
    const schema = calibrationClipSchema(applicablePrinciples(recorded))
    const values = parseInput(schema, { verdict, note })
    await insertClip(transaction, {
      client_id: record.client_id,
      id,
      observation_id: record.id,
      ...columnsOfVerdict(values.verdict),
      note: values.note,
      created_by: userId,
      created_at: context.now(),
    })
    await audit(transaction, context, {
      clientId: record.client_id,
      action: 'CREATE',
      entity: 'calibration_clips',
      recordId: id,
      after: { observation_id: record.id, ...columnsOfVerdict(values.verdict), note: values.note },
    })
  })
  await mapUniqueViolation(ACTIVE_CLIP_RULE, saved)
  return findClip(context, id)
}

const ACTIVE_CLIP_RULE = {
  calibration_clips_active: { field: 'observationId', message: message('calibrationClipExists') },
}

/** Changes a clip whose observation the caller sees; audits the fields that `change` returns. */
async function changeClip(
  context: RequestContext,
  id: string,
  change: (
    transaction: Parameters<typeof updateClip>[0],
    clip: ClipRow,
  ) => Promise<Partial<ClipRow>>,
): Promise<CalibrationClip> {
  const clip = await readClip(context.db, recordScopeOf(context), requireUuid(id))
  if (!clip) throw notFound()
  const observation = { id: clip.observation_id }
  await changeRecord(context, 'observations', observation, async (transaction) => {
    const after = await change(transaction, clip)
    await audit(transaction, context, {
      clientId: clip.client_id,
      action: 'UPDATE',
      entity: 'calibration_clips',
      recordId: clip.id,
      after,
    })
  })
  return findClip(context, clip.id)
}

async function findClip(context: RequestContext, id: string): Promise<CalibrationClip> {
  const clip = await readContractClip(context, recordScopeOf(context), id)
  if (!clip) throw notFound()
  return clip
}

async function answerClip(
  context: RequestContext,
  { id, verdict }: MutationAnswerCalibrationClipArgs,
): Promise<CalibrationResult> {
  const access = await accessOf(context)
  const clip = await readAskedClip(context.db, access, context.now())
  if (clip?.id !== requireUuid(id).toLowerCase()) throw notFound()
  const truth = verdictOfColumns(clip)
  const values = parseInput(calibrationAnswerSchema(truth), { verdict })
  const answer = {
    client_id: clip.client_id,
    id: uuid(),
    clip_id: clip.id,
    user_id: access.userId,
    ...columnsOfVerdict(values.verdict),
    created_at: context.now(),
  }
  await context.db.write({ clientId: clip.client_id }, async (transaction) => {
    if (!(await insertAnswer(transaction, answer))) throw notFound()
    await audit(transaction, context, {
      clientId: clip.client_id,
      action: 'CREATE',
      entity: 'calibration_answers',
      recordId: answer.id,
      after: { clip_id: clip.id, ...columnsOfVerdict(values.verdict) },
    })
  })
  return { ...columnsOfVerdict(truth), note: clip.note }
}
