/** Marks of the comments at moments of a recording: those of threads that are open. */
import { isOpenThread, threadsOf } from '#domain/comments/commentRules.ts'
import { formatSeconds } from '../../../foundation/format/formatFigure.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import type { TimelineMark } from '../../videos/TimelineMarks.tsx'
import { authorName, useComments } from './commentsQuery.ts'

/** None while they load. */
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
