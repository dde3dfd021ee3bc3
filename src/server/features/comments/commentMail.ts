/** The mail to who is mentioned in a comment, as it is at the moment of sending. */
import { fullName } from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { readComment } from './commentQueries.ts'
import { defineMail } from '../mails/mailContent.ts'

export const commentMention = defineMail({
  kind: 'commentMention',
  build: async ({ clientId, subjectId }, { db }, recipient) => {
    const comment = await readMention(db, recipient.access, subjectId)
    if (!comment)
      return 'The comment no longer mentions them, or is deleted or outside their access.'
    const author = await readAuthor(db, comment.user_id)
    const shown = await readComment(db, clientId, subjectId)
    return {
      values: {
        author: author ?? recipient.texts.t('messages.someone'),
        task: comment.task,
        text: shown.text,
      },
      path: `/allobservations/${comment.observation_id}?clientId=${clientId}&comment=${subjectId}`,
    }
  },
})

interface Mention {
  user_id: string
  observation_id: string
  task: string
}

/** Returns null where the person is not mentioned, or may not see it. */
async function readMention(db: Database, access: Access, id: string): Promise<Mention | null> {
  const [mention] = await db.sql<Mention>(
    access,
    (
      tenantFilter,
    ) => sql`select comment.user_id, observation.id as observation_id, task.name as task
        from comments comment
        join comment_mentions mention on mention.client_id = comment.client_id and mention.comment_id = comment.id
        join observations observation on observation.client_id = comment.client_id and observation.id = comment.observation_id
        join tasks task on task.client_id = observation.client_id and task.id = observation.task_id
        where ${tenantFilter('comment')} and comment.id = ${id} and comment.deleted_at is null
          and mention.user_id = ${access.userId} and observation.deleted_at is null and ${visibleObservation(access, 'observation')}`,
  )
  return mention ?? null
}

/** Returns the name of a person of any client; null: none. */
async function readAuthor(db: Database, id: string): Promise<string | null> {
  const [author] = await db.sql<{ name: string }>(
    'every client',
    (tenantFilter) =>
      sql`select ${fullName('person')} as name from users person where ${tenantFilter('person')} and person.id = ${id}`,
  )
  return author?.name ?? null
}
