/** Loads the comments of an observation and their marks on its recording, and changes them. */
import { useQuery } from '@tanstack/react-query'
import { fullNameOf } from '#domain/displayName.ts'
import { isOpenThread, threadsOf } from '#domain/comments/commentRules.ts'
import type { Translate } from '#texts/keys.ts'
import { graphql } from '#api/graphql.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useReload } from '../../parts/notifications/useChange.ts'
import type { TimelineMark } from '../videos/TimelineMarks.tsx'

export const useComments = (observationId: string) =>
  useQuery({
    queryKey: ['comments', observationId],
    queryFn: async ({ signal }) =>
      (await request(COMMENTS, { id: observationId }, { signal })).getObservationById.comments,
  })

export type ObservationComment = NonNullable<ReturnType<typeof useComments>['data']>[number]

export const authorName = ({ user }: Pick<ObservationComment, 'user'>, t: Translate): string =>
  user ? fullNameOf(user) : t('contests.unknown')

const COMMENTS = graphql(`query ObservationComments($id: ID!) {
  getObservationById(id: $id) {
    comments {
      id user { ${PERSON} } at_ms text marked_text mentions { ${PERSON} } parent_id resolved_at
      resolved_by { ${PERSON} } created_at updated_at deleted_at
    }
  }
}`)

/** Marks at moments of a recording: those of threads that are open; none while they load. */
export function useCommentMarks(observationId: string): readonly TimelineMark[] {
  const t = useT()
  const { data } = useComments(observationId)
  return threadsOf(data ?? [])
    .filter(isOpenThread)
    .flatMap(({ first: comment }) => {
      if (typeof comment.at_ms !== 'number') return []
      const [at, name] = [comment.at_ms / 1_000, authorName(comment, t)]
      const label = t('comments.mark', { name, time: formatSeconds(at) })
      return [{ id: comment.id, at, label, text: comment.text }]
    })
}

/** Query keys of what a change of a comment shows in. */
export const COMMENT_KEYS = [
  ['comments'],
  ['observationChanges'],
  ['allobservations', 'getList'],
] as const

/** Resolves when the comments have been read again. */
export function useCreateComment(observationId: string) {
  const reload = useReload(...COMMENT_KEYS)
  return async (input: NewComment) => {
    await request(CREATE, { observationId, input })
    await reload()
  }
}

export interface CommentText {
  /** With a mark for each mention. */
  text: string
}

interface NewComment extends CommentText {
  atMs?: number | null
  parentId?: string | null
}

const CREATE = graphql(`
  mutation CreateComment($observationId: ID!, $input: NewCommentInput!) {
    createComment(observationId: $observationId, input: $input) {
      id
    }
  }
`)

export const UPDATE = graphql(`
  mutation UpdateComment($id: ID!, $input: CommentInput!) {
    updateComment(id: $id, input: $input) {
      id
    }
  }
`)

export const DELETE = graphql(`
  mutation DeleteComment($id: ID!) {
    deleteComment(id: $id) {
      id
    }
  }
`)

export const RESOLVE = graphql(`
  mutation ResolveComment($id: ID!, $isResolved: Boolean!) {
    resolveComment(id: $id, isResolved: $isResolved) {
      id
    }
  }
`)
