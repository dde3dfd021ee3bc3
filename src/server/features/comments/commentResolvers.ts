/** Comments on observations: everybody who sees one reads, writes, answers and resolves. */
import { v7 as uuid } from 'uuid'
import type {
  Comment,
  MutationCreateCommentArgs,
  MutationUpdateCommentArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import {
  COMMENTS_AN_HOUR,
  commentSchema,
  MAX_MENTIONS,
  mayDeleteComment,
  mayEditComment,
  newCommentSchema,
} from '#domain/comments/commentRules.ts'
import { badInput, forbidden, notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import { audit } from '../../context/audit/audit.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { enforceLimits } from '../../context/request/rateLimit.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type Access, accessToRecord, recordScopeOf } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { filterUuids, requireUuid } from '../../platform/db/uuids.ts'
import { hasRecording } from '../dataProtection/retentionQueries.ts'
import { readObservation } from '../observations/observationQueries.ts'
import {
  changeCommentRow,
  type CommentRow,
  enqueueMentionMails,
  insertComment,
  notifyAboutComment,
  type PlacedObservation,
  readComment,
  readCommentRow,
  readComments,
  readMentions,
  readPeopleToMention,
  readThreadAuthors,
  replaceMentions,
} from './commentQueries.ts'

export const commentResolvers = {
  Observation: {
    comments: (observation, _args, context) => loadComments(context, observation),
  },
  Query: {
    peopleToMention: async (_root, { observationId, search }, context) => {
      const list = parseInput(listInputSchema, { search })
      const { access, observation } = await findObservation(context, observationId)
      return readPeopleToMention(context.db, access, observation, {
        ...list,
        take: MAX_SUGGESTIONS,
      })
    },
  },
  Mutation: {
    createComment: (_root, args, context) => createComment(context, args),
    updateComment: (_root, args, context) => updateComment(context, args),
    deleteComment: (_root, { id }, context) => deleteComment(context, id),
    resolveComment: (_root, { id, isResolved }, context) => resolveComment(context, id, isResolved),
  },
} satisfies Resolvers<RequestContext>

const MAX_SUGGESTIONS = 20

const loadComments = requestBatchLoader(
  ({ db }: RequestContext, observations: readonly ObservationParent[]) =>
    readComments(db, observations),
)

async function createComment(
  context: RequestContext,
  { observationId, input }: MutationCreateCommentArgs,
): Promise<Comment> {
  const { userId } = requireSession(context)
  const { text, mentions, atMs, parentId } = parseInput(newCommentSchema, input)
  const { access, observation } = await findObservation(context, observationId)
  await checkMentions(context, access, observation, mentions)
  const now = context.now()
  const limit = { key: `comments of ${userId}`, limit: COMMENTS_AN_HOUR, windowSeconds: 3_600 }
  await enforceLimits(context.db, [limit], now)
  const id = uuid()
  await context.db.write('every client', async (everywhere) => {
    const transaction = everywhere.forTenant(access.clientId)
    const record = await lockObservation(transaction, access, observation.id)
    if (atMs !== null && !(await isRecorded(transaction, record.video_id)))
      throw badInput('atMs', message('commentMomentInvalid'))
    const comment: CommentRow = {
      client_id: record.client_id,
      id,
      observation_id: record.id,
      user_id: userId,
      at_ms: atMs,
      text,
      parent_id: parentId && (await firstOfThread(transaction, record.id, parentId)),
      resolved_at: null,
      resolved_by: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    }
    await insertComment(transaction, comment)
    await tellMentioned(everywhere, comment, mentions, now)
    if (comment.parent_id !== null) {
      const authors = await readThreadAuthors(transaction, comment.parent_id)
      const told = new Set([userId, ...mentions])
      const people = authors.filter((author) => !told.has(author))
      const notice = { people, commentId: id, observationId: record.id, at: now }
      await notifyAboutComment(everywhere, { kind: 'COMMENT_REPLY', ...notice })
    }
    await auditComment(transaction, context, comment, { after: { comment_text: text } })
  })
  return readComment(context.db, access.clientId, id)
}

/** Returns the id of the thread's first comment. */
async function firstOfThread(
  transaction: Transaction,
  observationId: string,
  parentId: string,
): Promise<string> {
  const [parent] = await transaction.run((tables) =>
    tables
      .from('comments')
      .select('id')
      .where('id', '=', requireUuid(parentId))
      .where('observation_id', '=', observationId)
      .where('parent_id', 'is', null)
      .where('deleted_at', 'is', null),
  )
  if (!parent) throw badInput('parentId', message('commentGone'))
  return parent.id
}

async function updateComment(
  context: RequestContext,
  { id, input }: MutationUpdateCommentArgs,
): Promise<Comment> {
  const { userId } = requireSession(context)
  const { text, mentions } = parseInput(commentSchema, input)
  const now = context.now()
  const { access, observation, comment } = await findComment(context, id)
  if (!mayEditComment(userId, { userId: comment.user_id }))
    throw forbidden(message('commentOfOthers'))
  const known = new Set(await readMentions(context.db, comment))
  const added = mentions.filter((one) => !known.has(one))
  await checkMentions(context, access, observation, added)
  return changeComment(context, { access, comment }, async (everywhere, before) => {
    const transaction = everywhere.forTenant(access.clientId)
    await changeCommentRow(transaction, comment.id, { text, updated_at: now })
    await tellMentioned(everywhere, before, mentions, now)
    await auditComment(transaction, context, before, {
      before: { comment_text: before.text },
      after: { comment_text: text },
    })
  })
}

async function deleteComment(context: RequestContext, id: string): Promise<Comment> {
  const { userId, role } = requireSession(context)
  const found = await findComment(context, id)
  if (!mayDeleteComment({ userId, role }, { userId: found.comment.user_id }))
    throw forbidden(message('commentOfOthers'))
  return changeComment(context, found, async (everywhere, before) => {
    const transaction = everywhere.forTenant(found.access.clientId)
    await changeCommentRow(transaction, before.id, { deleted_at: context.now() })
    await auditComment(transaction, context, before, {
      before: { comment_text: before.text },
      after: { comment_text: null },
    })
  })
}

async function resolveComment(
  context: RequestContext,
  id: string,
  isResolved: boolean,
): Promise<Comment> {
  const { userId } = requireSession(context)
  const found = await findComment(context, id)
  if (found.comment.parent_id !== null) throw badInput('id', message('commentIsAnswer'))
  return changeComment(context, found, async (everywhere, before) => {
    if ((before.resolved_at !== null) === isResolved) return
    const transaction = everywhere.forTenant(found.access.clientId)
    await changeCommentRow(
      transaction,
      before.id,
      isResolved
        ? { resolved_at: context.now(), resolved_by: userId }
        : { resolved_at: null, resolved_by: null },
    )
    await auditComment(transaction, context, before, {
      before: { comment_resolved: !isResolved },
      after: { comment_resolved: isResolved },
    })
  })
}

interface FoundObservation {
  access: Access
  observation: ObservationParent
}

/** NOT_FOUND outside the caller's access, and for a deleted observation. */
async function findObservation(context: RequestContext, id: string): Promise<FoundObservation> {
  const access = await accessToRecord(context, 'observations', id)
  const query = { scope: recordScopeOf(context), access, id: requireUuid(id) }
  const observation = await readObservation(context.db, query)
  if (!observation || observation.deleted_at) throw notFound()
  return { access, observation }
}

async function findComment(
  context: RequestContext,
  id: string,
): Promise<FoundObservation & { comment: CommentRow }> {
  const comment = await readCommentRow(context.db, recordScopeOf(context), requireUuid(id))
  if (!comment) throw notFound()
  return { ...(await findObservation(context, comment.observation_id)), comment }
}

/** Changes a comment that nobody else changes meanwhile, and that is not deleted yet. */
async function changeComment(
  context: RequestContext,
  {
    access,
    comment: { id, observation_id: observationId },
  }: { access: Access; comment: CommentRow },
  change: (everywhere: Transaction, before: CommentRow) => Promise<void>,
): Promise<Comment> {
  await context.db.write('every client', async (everywhere) => {
    const transaction = everywhere.forTenant(access.clientId)
    await lockObservation(transaction, access, observationId)
    const [before] = await transaction.run((tables) =>
      tables.from('comments').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
    )
    if (!before) throw notFound()
    await change(everywhere, before)
  })
  return readComment(context.db, access.clientId, id)
}

/** Whether there is a recording or its keypoints: forms have a video of neither. */
async function isRecorded(transaction: Transaction, videoId: string | null): Promise<boolean> {
  const found = await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`select v.id from videos v
        where ${tenantFilter('v')} and v.id = ${videoId} and ${hasRecording(tenantFilter)}`,
    ),
  )
  return found.length > 0
}

async function lockObservation(transaction: Transaction, access: Access, id: string) {
  const record = await lockRecord(transaction, 'observations', {
    id,
    isVisible: (alias) => visibleObservation(access, alias),
  })
  if (record.pseudonymised_at) throw badInput('id', message('observationPseudonymised'))
  return record
}

/** BAD_INPUT for people who do not see the observation, as for those who do not exist. */
async function checkMentions(
  { db }: RequestContext,
  access: Access,
  observation: PlacedObservation,
  mentions: readonly string[],
): Promise<void> {
  if (mentions.length === 0) return
  const ids = filterUuids(mentions) ?? []
  const people = await readPeopleToMention(db, access, observation, { ids, take: MAX_MENTIONS })
  if (people.length < mentions.length) throw badInput('mentions', message('mentionUnknown'))
}

/** Stores whom a comment mentions, and tells those who were not mentioned before. */
async function tellMentioned(
  everywhere: Transaction,
  comment: CommentRow,
  mentions: readonly string[],
  at: Date,
): Promise<void> {
  const { client_id: clientId, id: commentId, observation_id: observationId } = comment
  const transaction = everywhere.forTenant(clientId)
  const people = await replaceMentions(transaction, comment, mentions)
  const notice = { people, commentId, observationId, at }
  await notifyAboutComment(everywhere, { kind: 'COMMENT_MENTION', ...notice })
  await enqueueMentionMails(transaction, people, { clientId, commentId, at })
}

const auditComment = (
  transaction: Transaction,
  context: RequestContext,
  { client_id: clientId, observation_id: recordId }: CommentRow,
  change: { before?: object; after: object },
): Promise<void> =>
  audit(transaction, context, {
    clientId,
    action: 'UPDATE',
    entity: 'observations',
    recordId,
    ...change,
  })
