/** Comments on observations: their texts and mentions, and who may change them. */
import { z } from 'zod'
import { mayCall } from '../access.ts'
import { idList, nullableId, requiredText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import type { Role } from '../roles.ts'
import { readMarked } from './mentionText.ts'

export const COMMENT_TEXT_LIMIT = 2_000

/** People whom one comment mentions, each of whom gets a mail. */
export const MAX_MENTIONS = 10

/** With the marks of mentions. */
const MAX_MARKED_LENGTH = 2_500

/** A day: longer than any recording. */
export const MAX_COMMENT_MS = 86_400_000

export const commentSchema = z.object({
  text: requiredText(message('commentRequired'), MAX_MARKED_LENGTH).refine(
    (marked) => readMarked(marked, []).text.length <= COMMENT_TEXT_LIMIT,
    message('textTooLong', { max: COMMENT_TEXT_LIMIT }),
  ),
  mentions: idList
    .transform((ids) => ids ?? [])
    .refine((ids) => ids.length <= MAX_MENTIONS, message('tooManyMentions', { max: MAX_MENTIONS })),
})

export const newCommentSchema = commentSchema
  .extend({
    atMs: z
      .number()
      .int()
      .min(0, message('commentMomentInvalid'))
      .max(MAX_COMMENT_MS, message('commentMomentInvalid'))
      .nullish()
      .transform((at) => at ?? null),
    parentId: nullableId,
  })
  .refine(({ atMs, parentId }) => atMs === null || parentId === null, {
    path: ['atMs'],
    message: message('commentMomentInvalid'),
  })

export const mayEditComment = (userId: string, comment: { userId: string | null }): boolean =>
  userId === comment.userId

export const mayDeleteComment = (
  { userId, role }: { userId: string; role: Role },
  comment: { userId: string | null },
): boolean => userId === comment.userId || mayCall(role, 'deleteObservation')

interface ThreadedComment {
  id: string
  parent_id?: string | null | undefined
  resolved_at?: unknown
  deleted_at?: unknown
}

/** The first comment of a thread, with its answers. */
export interface CommentThread<Comment> {
  first: Comment
  answers: Comment[]
}

/** Keeps the order of the comments. */
export const threadsOf = <Comment extends ThreadedComment>(
  comments: readonly Comment[],
): CommentThread<Comment>[] =>
  comments
    .filter(({ parent_id }) => !parent_id)
    .map((first) => ({
      first,
      answers: comments.filter(({ parent_id }) => parent_id === first.id),
    }))

/** A thread whose first comment is deleted waits for nobody. */
export const isOpenThread = ({ first }: CommentThread<ThreadedComment>): boolean =>
  !first.resolved_at && !first.deleted_at
