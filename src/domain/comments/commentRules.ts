/** Comments on observations: their threads, and who may change them. */
import { mayCall } from '../access.ts'
import type { Role } from '../roles.ts'

export const COMMENT_TEXT_LIMIT = 2_000

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
