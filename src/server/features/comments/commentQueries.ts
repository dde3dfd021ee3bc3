/** Reads and writes comments of observations and their mentions. */
import type { Comment } from '#api/generated/contract.ts'
import type { ObservationParent, PersonParent } from '#api/parents.ts'
import { markNames, mentionedIds, readMarked } from '#domain/comments/mentionText.ts'
import { removeNotices } from '../../context/notices/notify.ts'
import { type PersonById, readPeopleById } from '../../context/people/peopleById.ts'
import { scopeOfRecords } from '../../context/scope/tenantScope.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { seesObservation } from '../../context/visibility/visibility.ts'
import type {
  Database,
  TenantFilter,
  TenantScope,
  Transaction,
} from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { columnsOf, type Row } from '../../platform/db/tables.ts'
import { readPeople as readPeopleByName } from '../../context/people/peopleQueries.ts'

export type CommentRow = Row<'comments'>

/** Returns each observation's comments, oldest first; a deleted one only while it has answers. */
export async function readComments(
  db: Database,
  observations: readonly Pick<ObservationParent, 'id' | 'client_id'>[],
): Promise<Comment[][]> {
  const ids = observations.map(({ id }) => id)
  const comments = await selectComments(
    db,
    scopeOfRecords(observations),
    (tenantFilter) => sql`comment.observation_id = any(${ids}::uuid[])
      and (comment.deleted_at is null or exists (select from comments answer where ${tenantFilter('answer')}
        and answer.client_id = comment.client_id and answer.parent_id = comment.id and answer.deleted_at is null))`,
  )
  return ids.map((id) => comments.filter(({ observation_id }) => observation_id === id))
}

/** Finds a deleted one too. Throws when there is none. */
export async function readComment(db: Database, clientId: string, id: string): Promise<Comment> {
  const [comment] = await selectComments(db, { clientId }, () => sql`comment.id = ${id}`)
  if (!comment) throw new Error('There is no such comment.')
  return comment
}

const COMMENT_COLUMNS = sql.join(
  columnsOf('comments').map((column) => sql.ref(`comment.${column}`)),
)

async function selectComments(
  db: Database,
  scope: TenantScope,
  condition: (tenantFilter: TenantFilter) => Sql,
): Promise<Comment[]> {
  const rows = await db.sql<CommentRow & { mentioned: string[] }>(
    scope,
    (
      tenantFilter,
    ) => sql`select ${COMMENT_COLUMNS}, array(select mention.user_id from comment_mentions mention
          where ${tenantFilter('mention')} and mention.client_id = comment.client_id and mention.comment_id = comment.id
          order by mention.user_id) as mentioned
        from comments comment where ${tenantFilter('comment')} and ${condition(tenantFilter)}
        order by comment.created_at, comment.id`,
  )
  const personOf = await readPeopleById(
    db,
    rows.flatMap(({ user_id, resolved_by, mentioned, text }) => [
      user_id,
      resolved_by,
      ...mentioned,
      ...mentionedIds(text),
    ]),
  )
  return rows.map(({ user_id, resolved_by, mentioned, text, ...row }) => ({
    id: row.id,
    observation_id: row.observation_id,
    at_ms: row.at_ms,
    parent_id: row.parent_id,
    ...toText(
      row.deleted_at ? '' : text,
      row.deleted_at ? [] : mentioned.flatMap((id) => personOf(id) ?? []),
      personOf,
    ),
    user: personOf(user_id),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: personOf(resolved_by),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }))
}

/** Comments of before mentions had marks are marked as they are read. */
function toText(
  stored: string,
  named: readonly PersonParent[],
  personOf: PersonById,
): Pick<Comment, 'text' | 'marked_text' | 'mentions'> {
  const marked = mentionedIds(stored).length > 0 ? stored : markNames(stored, named)
  const mentions = mentionedIds(marked).flatMap((id) => personOf(id) ?? [])
  return {
    text: readMarked(marked, mentions).text,
    marked_text: marked,
    mentions,
  }
}

/** Returns null when there is none within scope that is not deleted. */
export async function readCommentRow(
  db: Database,
  scope: TenantScope,
  id: string,
): Promise<CommentRow | null> {
  const [row] = await db.read(scope, (tables) =>
    tables.from('comments').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
  )
  return row ?? null
}

/** Places, observer and individual of an observation. */
export interface PlacedObservation {
  location_id: string
  department_id: string
  user_id: string
  observee_id?: string | null | undefined
}

/** Returns people with an account who see the observation, but for the caller, by name. */
export const readPeopleToMention = (
  db: Database,
  access: Access,
  observation: PlacedObservation,
  {
    search = null,
    ids = null,
    take,
  }: { search?: string | null; ids?: readonly string[] | null; take: number },
): Promise<PersonParent[]> =>
  readPeopleByName(db, {
    access,
    skip: 0,
    take,
    search,
    conditions: (tenantFilter) => [
      sql`person.is_account_enabled and person.deleted_at is null and person.id <> ${access.userId}`,
      ids === null ? sql`true` : sql`person.id = any(${ids}::uuid[])`,
      seesObservation(observation, 'person', tenantFilter),
    ],
  })

export const insertComment = (transaction: Transaction, comment: CommentRow): Promise<unknown> =>
  transaction.run((tables) => tables.insert('comments').values(comment))

export const changeCommentRow = (
  transaction: Transaction,
  id: string,
  values: Partial<
    Pick<CommentRow, 'text' | 'updated_at' | 'deleted_at' | 'resolved_at' | 'resolved_by'>
  >,
): Promise<unknown> =>
  transaction.run((tables) => tables.update('comments').set(values).where('id', '=', id))

/** Returns the people who are mentioned now and were not before; those who no longer are find no word of it. */
export async function replaceMentions(
  transaction: Transaction,
  comment: Pick<CommentRow, 'client_id' | 'id' | 'observation_id'>,
  mentions: readonly string[],
): Promise<string[]> {
  const { client_id, id } = comment
  const removed = await transaction.sql<{ user_id: string }>(
    (tenantFilter) => sql`delete from comment_mentions mention
        where ${tenantFilter('mention')} and mention.comment_id = ${id} and not mention.user_id = any(${mentions}::uuid[])
        returning mention.user_id`,
  )
  await removeNotices(
    transaction,
    { kinds: ['COMMENT_MENTION'], subjectId: comment.observation_id, cause: id },
    removed.map(({ user_id }) => user_id),
  )
  if (mentions.length === 0) return []
  const added = await transaction.run<{ user_id: string }>((tables) =>
    tables
      .insert('comment_mentions')
      .values(mentions.map((user_id) => ({ client_id, comment_id: id, user_id })))
      .onConflict((known) => known.doNothing())
      .returning('user_id'),
  )
  return added.map(({ user_id }) => user_id)
}

/** Returns whom a comment mentions. */
export async function readMentions(
  db: Database,
  { client_id: clientId, id }: Pick<CommentRow, 'client_id' | 'id'>,
): Promise<string[]> {
  const rows = await db.read({ clientId }, (tables) =>
    tables.from('comment_mentions').select('user_id').where('comment_id', '=', id),
  )
  return rows.map(({ user_id }) => user_id)
}

/** Returns who wrote in a thread, without what is deleted. */
export async function readThreadAuthors(
  transaction: Transaction,
  firstId: string,
): Promise<string[]> {
  const rows = await transaction.sql<{ user_id: string }>(
    (tenantFilter) => sql`select distinct comment.user_id from comments comment
        where ${tenantFilter('comment')} and (comment.id = ${firstId} or comment.parent_id = ${firstId}) and comment.deleted_at is null`,
  )
  return rows.map(({ user_id }) => user_id)
}
