/** Reads and writes saved views, and who gets them as a mail. */
import type { Insertable, Selectable } from 'kysely'
import type { SavedView } from '#api/generated/contract.ts'
import { parseSavedQuery, type SavedQuery } from '#domain/savedViews/savedViewRules.ts'
import { readPeople } from '../../context/audit/auditEntryDetails.ts'
import { textSortKey } from '../../context/listSql/listSql.ts'
import type { Database, TenantScope, Transaction } from '../../platform/db/database.ts'
import { columnsOf } from '../../platform/db/personalData.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { SavedViewsTable } from '../../platform/db/tables.ts'

export interface SavedViewRow extends Omit<Selectable<SavedViewsTable>, 'query'> {
  query: SavedQuery
}

const VIEW_COLUMNS = sql.join(columnsOf('saved_views').map((column) => sql.ref(`s.${column}`)))

/** Returns the person's own views and the shared ones, by name; `id`: that one alone. */
export async function readSavedViews(
  db: Database,
  { clientId, userId }: { clientId: string; userId: string },
  id: string | null = null,
): Promise<SavedView[]> {
  const rows = await db.read<Selectable<SavedViewsTable> & { has_weekly_mail: boolean }>(
    { clientId },
    (tables) =>
      tables.sql(
        (tenantFilter) => sql`select ${VIEW_COLUMNS}, exists (select from saved_view_mails m
            where ${tenantFilter('m')} and m.view_id = s.id and m.user_id = ${userId}) as has_weekly_mail
          from saved_views s
          where ${tenantFilter('s')} and ${isVisibleTo(userId)}
            and ${id === null ? sql`true` : sql`s.id = ${id}`}
          order by ${textSortKey(sql`s.name`)}, s.id`,
      ),
  )
  const people = await readPeople(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map(({ user_id, query, created_at, updated_at, ...row }) => ({
    id: row.id,
    name: row.name,
    query: parseSavedQuery(query),
    user: (people.get(user_id) as SavedView['user'] | undefined) ?? null,
    is_mine: user_id === userId,
    is_shared: row.is_shared,
    has_weekly_mail: row.has_weekly_mail,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }))
}

/** Test on the alias `s`. */
const isVisibleTo = (userId: string): Sql => sql`(s.is_shared or s.user_id = ${userId})`

/** Returns null when the person does not see it. */
export async function readSavedView(
  db: Database,
  scope: TenantScope,
  { id, userId }: { id: string; userId: string },
): Promise<SavedViewRow | null> {
  const [row] = await db.read<Selectable<SavedViewsTable>>(scope, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select ${VIEW_COLUMNS} from saved_views s
        where ${tenantFilter('s')} and s.id = ${id} and ${isVisibleTo(userId)}`,
    ),
  )
  return row ? { ...row, query: parseSavedQuery(row.query) } : null
}

export async function countOwnViews(transaction: Transaction, userId: string): Promise<number> {
  const [row] = await transaction.run<{ total: number }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as total from saved_views s
        where ${tenantFilter('s')} and s.user_id = ${userId}`,
    ),
  )
  return row?.total ?? 0
}

export const insertView = (
  transaction: Transaction,
  view: Insertable<SavedViewsTable>,
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
