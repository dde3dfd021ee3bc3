/** Comments on observations: everybody who sees one reads, writes, answers and resolves. */
import { v7 as uuid } from 'uuid'
import type {
  Comment,
  MutationCreateCommentArgs,
  MutationUpdateCommentArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { commentSchema, MAX_MENTIONS, newCommentSchema } from '#domain/comments/commentForm.ts'
import { mayDeleteComment, mayEditComment } from '#domain/comments/commentRules.ts'
import { markNames, mentionedIds, readMarked } from '#domain/comments/mentionText.ts'
import { badInput, forbidden, notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import { audit } from '../../context/audit/audit.ts'
import { type Notice, notify, withdrawNotices } from '../../context/notices/notify.ts'
import { readPeopleById } from '../../context/people/peopleById.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import { limitMailing } from '../../context/request/mailingLimit.ts'
import { tellApart } from '../../context/people/tellApart.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type Access, accessToRecord, recordScopeOf } from '../../context/visibility/userAccess.ts'
import { seesObservation } from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { filterUuids, requireUuid } from '../../platform/db/uuids.ts'
import { hasRecording } from '../../context/retention/heldRecords.ts'
import { findObservation } from '../observations/observationQueries.ts'
import {
  changeCommentRow,
  type CommentRow,
  insertComment,
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
      const { access, observation } = await findCommented(context, observationId)
      const query = { ...list, take: MAX_SUGGESTIONS }
      const people = await readPeopleToMention(context.db, access, observation, query)
      return tellApart(context, access, people)
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
  const { atMs, parentId, ...said } = parseInput(newCommentSchema, input)
  const { access, observation } = await findCommented(context, observationId)
  const { marked, shown, mentions } = await readMentioned(context, access, { observation, said })
  await limitMailing(context, 'comments')
  const now = context.now()
  const id = uuid()
  await changeCommented(context, observation.id, async (transaction, record) => {
    if (atMs !== null && !(await isRecorded(transaction, record.video_id)))
      throw badInput('atMs', message('commentMomentInvalid'))
    const comment: CommentRow = {
      client_id: record.client_id,
      id,
      observation_id: record.id,
      user_id: userId,
      at_ms: atMs,
      text: marked,
      parent_id: parentId && (await firstOfThread(transaction, record.id, parentId)),
      resolved_at: null,
      resolved_by: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    }
    await insertComment(transaction, comment)
    await tellMentioned(transaction, comment, { mentions, record, at: now })
    if (comment.parent_id !== null) {
      const authors = await readThreadAuthors(transaction, comment.parent_id)
      const told = new Set([userId, ...mentions])
      const people = authors.filter((author) => !told.has(author))
      const notice = aboutComment(comment, { record, people, at: now })
      await notify(transaction, { kind: 'COMMENT_REPLY', ...notice })
    }
    await auditComment(transaction, context, comment, { after: { comment_text: shown } })
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
  const said = parseInput(commentSchema, input)
  const now = context.now()
  const { access, observation, comment } = await findComment(context, id)
  if (!mayEditComment(userId, { userId: comment.user_id }))
    throw forbidden(message('commentOfOthers'))
  const known = await readMentions(context.db, comment)
  const { marked, shown, mentions } = await readMentioned(context, access, {
    observation,
    said,
    known: [...known, ...mentionedIds(comment.text)],
  })
  const { text: shownBefore } = await readComment(context.db, access.clientId, comment.id)
  return changeComment(context, { access, comment }, async (transaction, before, record) => {
    if (marked === before.text) return
    await changeCommentRow(transaction, comment.id, { text: marked, updated_at: now })
    await tellMentioned(transaction, before, { mentions, record, at: now })
    await auditComment(transaction, context, before, {
      before: { comment_text: shownBefore },
      after: { comment_text: shown },
    })
  })
}

async function deleteComment(context: RequestContext, id: string): Promise<Comment> {
  const { userId, role } = requireSession(context)
  const found = await findComment(context, id)
  if (!mayDeleteComment({ userId, role }, { userId: found.comment.user_id }))
    throw forbidden(message('commentOfOthers'))
  const { text: shown } = await readComment(context.db, found.access.clientId, found.comment.id)
  return changeComment(context, found, async (transaction, before) => {
    const at = context.now()
    await changeCommentRow(transaction, before.id, { deleted_at: at })
    await withdrawNotices(transaction, {
      clientId: before.client_id,
      kinds: ['COMMENT_MENTION', 'COMMENT_REPLY'],
      subjectId: before.observation_id,
      cause: before.id,
      at,
    })
    await auditComment(transaction, context, before, {
      before: { comment_text: shown },
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
  return changeComment(context, found, async (transaction, before) => {
    if ((before.resolved_at !== null) === isResolved) return
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
async function findCommented(context: RequestContext, id: string): Promise<FoundObservation> {
  const access = await accessToRecord(context, 'observations', id)
  const observation = await findObservation(context, id)
  if (observation.deleted_at) throw notFound()
  return { access, observation }
}

async function findComment(
  context: RequestContext,
  id: string,
): Promise<FoundObservation & { comment: CommentRow }> {
  const comment = await readCommentRow(context.db, recordScopeOf(context), requireUuid(id))
  if (!comment) throw notFound()
  return { ...(await findCommented(context, comment.observation_id)), comment }
}

/** Changes a comment that nobody else changes meanwhile, and that is not deleted yet. Counted. */
async function changeComment(
  context: RequestContext,
  {
    access,
    comment: { id, observation_id: observationId },
  }: { access: Access; comment: CommentRow },
  change: (
    transaction: Transaction,
    before: CommentRow,
    record: PlacedObservation,
  ) => Promise<void>,
): Promise<Comment> {
  await limitMailing(context, 'changes of comments')
  await changeCommented(context, observationId, async (transaction, record) => {
    const [before] = await transaction.run((tables) =>
      tables.from('comments').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
    )
    if (!before) throw notFound()
    await change(transaction, before, record)
  })
  return readComment(context.db, access.clientId, id)
}

/** Tells whether there is a recording or its keypoints: forms have a video of neither. */
async function isRecorded(transaction: Transaction, videoId: string | null): Promise<boolean> {
  const found = await transaction.sql(
    (tenantFilter) => sql`select video.id from videos video
        where ${tenantFilter('video')} and video.id = ${videoId} and ${hasRecording(tenantFilter)}`,
  )
  return found.length > 0
}

const changeCommented = (
  context: RequestContext,
  id: string,
  change: Parameters<typeof changeRecord<'observations'>>[3],
): Promise<string> =>
  changeRecord(context, 'observations', { id }, (transaction, record, access) => {
    if (record.pseudonymised_at) throw badInput('id', message('observationPseudonymised'))
    return change(transaction, record, access)
  })

interface Said {
  observation: PlacedObservation
  said: { text: string; mentions: readonly string[] }
  /** People who may stay mentioned, whatever they see now. */
  known?: readonly string[]
}

/**
 * Returns the text with marks and with names, and whom it mentions. BAD_INPUT for people who do not see the observation,
 * as for those who do not exist.
 */
async function readMentioned(
  { db }: RequestContext,
  access: Access,
  { observation, said: { text, mentions: named }, known = [] }: Said,
): Promise<{ marked: string; shown: string; mentions: string[] }> {
  const ids = [...new Set([...mentionedIds(text), ...named])]
  if (ids.length > MAX_MENTIONS)
    throw badInput('mentions', message('tooManyMentions', { max: MAX_MENTIONS }))
  const added = ids.filter((id) => !known.includes(id))
  const query = { ids: filterUuids(added) ?? [], take: MAX_MENTIONS }
  const seeing = added.length > 0 ? await readPeopleToMention(db, access, observation, query) : []
  if (seeing.length < added.length) throw badInput('mentions', message('mentionUnknown'))
  const personOf = await readPeopleById(db, ids)
  const people = ids.flatMap((id) => personOf(id) ?? [])
  const marked = markNames(
    text,
    people.filter(({ id }) => named.includes(id)),
  )
  return { marked, shown: readMarked(marked, people).text, mentions: mentionedIds(marked) }
}

interface Told {
  record: PlacedObservation
  people: readonly string[]
  at: Date
}

/** Builds a notice for those who still see the observation. */
const aboutComment = (
  { client_id: clientId, id: cause, observation_id: subjectId }: CommentRow,
  { record, people, at }: Told,
): Omit<Notice, 'kind'> => ({
  clientId,
  subjectId,
  cause,
  people,
  at,
  sees: (tenantFilter) => seesObservation(record, 'person', tenantFilter),
})

/** Stores whom a comment mentions, and tells those who were not mentioned before. */
async function tellMentioned(
  transaction: Transaction,
  comment: CommentRow,
  { mentions, ...told }: Omit<Told, 'people'> & { mentions: readonly string[] },
): Promise<void> {
  const people = await replaceMentions(transaction, comment, mentions)
  await notify(transaction, {
    ...aboutComment(comment, { ...told, people }),
    kind: 'COMMENT_MENTION',
    mail: { kind: 'mail.commentMention', subjectId: comment.id, cause: '' },
  })
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
