/** Reads and writes comments of observations and their mentions, and notifies the people concerned. */
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Comment } from '#api/generated/contract.ts'
import type { ObservationParent, PersonParent } from '#api/parents.ts'
import type { NotificationKind } from '#domain/enumerations.ts'
import { readPeople } from '../../context/audit/auditEntryDetails.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { seesObservation } from '../../context/visibility/visibility.ts'
import type {
  Database,
  TenantFilter,
  TenantScope,
  Transaction,
} from '../../platform/db/database.ts'
import { columnsOf } from '../../platform/db/personalData.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { CommentsTable } from '../../platform/db/tables.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { readPeople as readPeopleByName } from '../users/peopleQueries.ts'

export type CommentRow = Selectable<CommentsTable>

/** Returns each observation's comments, oldest first; a deleted one only while it has answers. */
export async function readComments(
  db: Database,
  observations: readonly Pick<ObservationParent, 'id' | 'client_id'>[],
): Promise<Comment[][]> {
  const [clientId, ...others] = new Set(observations.map(({ client_id }) => client_id))
  const scope: TenantScope = clientId && others.length === 0 ? { clientId } : 'every client'
  const ids = observations.map(({ id }) => id)
  const comments = await selectComments(
    db,
    scope,
    (tenantFilter) => sql`k.observation_id = any(${ids}::uuid[])
      and (k.deleted_at is null or exists (select from comments a where ${tenantFilter('a')}
        and a.client_id = k.client_id and a.parent_id = k.id and a.deleted_at is null))`,
  )
  return ids.map((id) => comments.filter(({ observation_id }) => observation_id === id))
}

/** A deleted one too; it exists. */
export async function readComment(db: Database, clientId: string, id: string): Promise<Comment> {
  const [comment] = await selectComments(db, { clientId }, () => sql`k.id = ${id}`)
  if (!comment) throw new Error('There is no such comment.')
  return comment
}

const COMMENT_COLUMNS = sql.join(columnsOf('comments').map((column) => sql.ref(`k.${column}`)))

async function selectComments(
  db: Database,
  scope: TenantScope,
  condition: (tenantFilter: TenantFilter) => Sql,
): Promise<Comment[]> {
  const rows = await db.read<CommentRow & { mentioned: string[] }>(scope, (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select ${COMMENT_COLUMNS}, array(select m.user_id from comment_mentions m
          where ${tenantFilter('m')} and m.client_id = k.client_id and m.comment_id = k.id
          order by m.user_id) as mentioned
        from comments k where ${tenantFilter('k')} and ${condition(tenantFilter)}
        order by k.created_at, k.id`,
    ),
  )
  const people = await readPeople(
    db,
    rows.flatMap(({ user_id, resolved_by, mentioned }) =>
      [user_id, resolved_by ?? [], mentioned].flat(2),
    ),
  )
  const personOf = (id: string | null) =>
    (people.get(id ?? '') as Comment['user'] | undefined) ?? null
  return rows.map(({ user_id, resolved_by, mentioned, text, ...row }) => ({
    id: row.id,
    observation_id: row.observation_id,
    at_ms: row.at_ms,
    parent_id: row.parent_id,
    text: row.deleted_at ? '' : text,
    user: personOf(user_id),
    mentions: row.deleted_at ? [] : mentioned.flatMap((id) => personOf(id) ?? []),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: personOf(resolved_by),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }))
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

/** Where an observation was made, by whom and about whom. */
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
      sql`p.is_account_enabled and p.deleted_at is null and p.id <> ${access.userId}`,
      ids === null ? sql`true` : sql`p.id = any(${ids}::uuid[])`,
      seesObservation(observation, 'p', tenantFilter),
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

/** Returns the people who are mentioned now and were not before. */
export async function replaceMentions(
  transaction: Transaction,
  { client_id, id }: Pick<CommentRow, 'client_id' | 'id'>,
  mentions: readonly string[],
): Promise<string[]> {
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`delete from comment_mentions m
        where ${tenantFilter('m')} and m.comment_id = ${id} and not m.user_id = any(${mentions}::uuid[])`,
    ),
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
  const rows = await transaction.run<{ user_id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select distinct k.user_id from comments k
        where ${tenantFilter('k')} and (k.id = ${firstId} or k.parent_id = ${firstId}) and k.deleted_at is null`,
    ),
  )
  return rows.map(({ user_id }) => user_id)
}

interface CommentNotice {
  kind: NotificationKind & ('COMMENT_MENTION' | 'COMMENT_REPLY')
  people: readonly string[]
  commentId: string
  observationId: string
  at: Date
}

/** Once for each person and comment. `everywhere`: people of any client. */
export async function notifyAboutComment(
  everywhere: Transaction,
  { kind, people, commentId, observationId, at }: CommentNotice,
): Promise<void> {
  if (people.length === 0) return
  const ids = people.map(() => uuid())
  await everywhere.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`insert into notifications
          (client_id, id, user_id, kind, subject_id, occurrence, created_at)
        select u.client_id, told.id, u.id, ${kind}::text, ${observationId}::uuid, ${commentId}::text, ${at}::timestamptz
        from unnest(${ids}::uuid[], ${people}::uuid[]) as told (id, user_id)
        join users u on u.id = told.user_id
        where ${tenantFilter('u')} and u.is_account_enabled and u.deleted_at is null
        on conflict do nothing`,
    ),
  )
}

/** Once for each person and comment. */
export const enqueueMentionMails = (
  transaction: Transaction,
  people: readonly string[],
  { clientId, commentId, at }: { clientId: string; commentId: string; at: Date },
): Promise<void> =>
  enqueue(
    transaction,
    people.map((userId) => ({
      clientId,
      kind: 'mail.commentMention',
      userId,
      subjectId: commentId,
      dueAt: at,
    })),
  )
