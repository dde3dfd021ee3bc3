/** Reads and writes saved views, and who gets them as a mail. */
import type { SavedView } from '#api/generated/contract.ts'
import { parseSavedQuery, type SavedQuery } from '#domain/savedViews/savedViewRules.ts'
import { readPeopleById } from '../../context/people/peopleById.ts'
import { hasRefused } from '../mails/mailOptOut.ts'
import { textSortKey } from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database, TenantScope, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { queriesWithin } from './viewWithinAccess.ts'
import { columnsOf, type NewRow, type Row } from '../../platform/db/tables.ts'

export interface SavedViewRow extends Omit<Row<'saved_views'>, 'query'> {
  query: SavedQuery
}

const VIEW_COLUMNS = sql.join(columnsOf('saved_views').map((column) => sql.ref(`view.${column}`)))

/** Person who reads; `ownClientId`: the client that stores which mails they refuse. */
interface ViewReader {
  access: Access
  ownClientId: string
}

/** Returns the person's own views and the shared ones, by name, with what they see of each; `id`: that one alone. */
export async function readSavedViews(
  db: Database,
  { access, ownClientId }: ViewReader,
  id: string | null = null,
): Promise<SavedView[]> {
  const { clientId, userId } = access
  const rows = await db.sql<Row<'saved_views'> & { has_weekly_mail: boolean }>(
    { clientId },
    (tenantFilter) => sql`select ${VIEW_COLUMNS}, exists (select from saved_view_mails mail
            where ${tenantFilter('mail')} and mail.view_id = view.id and mail.user_id = ${userId}) as has_weekly_mail
          from saved_views view
          where ${tenantFilter('view')} and ${isVisibleTo(userId)}
            and ${id === null ? sql`true` : sql`view.id = ${id}`}
          order by ${textSortKey(sql`view.name`, access)}, view.id`,
  )
  const personOf = await readPeopleById(
    db,
    rows.map(({ user_id }) => user_id),
  )
  const mails = { clientId: ownClientId, userId, kind: 'savedView' } as const
  const getsMails = rows.some(({ has_weekly_mail: isOn }) => isOn) && !(await hasRefused(db, mails))
  const queries = await queriesWithin(
    db,
    access,
    rows.map(({ query }) => parseSavedQuery(query)),
  )
  return rows.map(({ user_id, query, created_at, updated_at, ...row }, at) => ({
    id: row.id,
    name: row.name,
    query: queries[at] ?? parseSavedQuery(query),
    user: personOf(user_id),
    is_mine: user_id === userId,
    is_shared: row.is_shared,
    has_weekly_mail: row.has_weekly_mail && getsMails,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }))
}

/** Test on the alias `view`. */
const isVisibleTo = (userId: string): Sql => sql`(view.is_shared or view.user_id = ${userId})`

/** Returns null when the person does not see it. */
export async function readSavedView(
  db: Database,
  scope: TenantScope,
  { id, userId }: { id: string; userId: string },
): Promise<SavedViewRow | null> {
  const [row] = await db.sql<Row<'saved_views'>>(
    scope,
    (tenantFilter) => sql`select ${VIEW_COLUMNS} from saved_views view
        where ${tenantFilter('view')} and view.id = ${id} and ${isVisibleTo(userId)}`,
  )
  return row ? { ...row, query: parseSavedQuery(row.query) } : null
}

/** Nobody deletes it, or shares it no longer, before the transaction has ended. False: it is gone, or no longer seen. */
export async function lockVisibleView(
  transaction: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const found = await transaction.sql(
    (tenantFilter) => sql`select view.id from saved_views view
        where ${tenantFilter('view')} and view.id = ${id} and ${isVisibleTo(userId)} for no key update`,
  )
  return found.length > 0
}

export async function countOwnViews(transaction: Transaction, userId: string): Promise<number> {
  const [row] = await transaction.sql<{ total: number }>(
    (tenantFilter) => sql`select count(*)::int as total from saved_views view
        where ${tenantFilter('view')} and view.user_id = ${userId}`,
  )
  return row?.total ?? 0
}

export const insertView = (
  transaction: Transaction,
  view: NewRow<'saved_views'>,
): Promise<unknown> => transaction.run((tables) => tables.insert('saved_views').values(view))

/** Returns false when it is gone. */
export async function changeView(
  transaction: Transaction,
  id: string,
  values: { name: string; query: string; is_shared: boolean; updated_at: Date },
): Promise<boolean> {
  const changed = await transaction.run((tables) =>
    tables.update('saved_views').set(values).where('id', '=', id).returning('id'),
  )
  return changed.length > 0
}

/** Returns false when it is gone. */
export async function removeView(transaction: Transaction, id: string): Promise<boolean> {
  const removed = await transaction.run((tables) =>
    tables.remove('saved_views').where('id', '=', id).returning('id'),
  )
  return removed.length > 0
}

/** A view that is shared no longer is mailed to its owner alone. */
export const removeMailsToOthers = (
  transaction: Transaction,
  { id, user_id }: Pick<SavedViewRow, 'id' | 'user_id'>,
): Promise<unknown> =>
  transaction.run((tables) =>
    tables.remove('saved_view_mails').where('view_id', '=', id).where('user_id', '<>', user_id),
  )

/** Removes all weekly mails to a person. */
export const removeMailsTo = (transaction: Transaction, userId: string): Promise<unknown> =>
  transaction.run((tables) => tables.remove('saved_view_mails').where('user_id', '=', userId))

/** Returns whether that changes anything. */
export async function setWeeklyMail(
  transaction: Transaction,
  row: { client_id: string; view_id: string; user_id: string; created_at: Date },
  isWeekly: boolean,
): Promise<boolean> {
  const changed = await transaction.run<{ view_id: string }>((tables) =>
    isWeekly
      ? tables
          .insert('saved_view_mails')
          .values(row)
          .onConflict((known) => known.doNothing())
          .returning('view_id')
      : tables
          .remove('saved_view_mails')
          .where('view_id', '=', row.view_id)
          .where('user_id', '=', row.user_id)
          .returning('view_id'),
  )
  return changed.length > 0
}
