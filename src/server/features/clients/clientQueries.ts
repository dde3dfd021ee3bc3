/** Reads and counts clients with every setting, and the names of their account managers. */
import type { ClientSort } from '#api/generated/contract.ts'
import type { ClientParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Database, TenantFilter, TenantScope } from '../../platform/db/database.ts'
import {
  countRows,
  containsText,
  personJson,
  limitOffset,
  type SortReader,
  textSortKey,
  orderByClause,
  fullName,
} from '../../context/listSql/listSql.ts'
import { ownColumns, type RowColumns, rowColumns } from '../../context/listSql/rowColumns.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface ClientQuery extends SortReader {
  /** Only the provider reads the account manager, who is one of theirs. */
  scope: TenantScope
  list: ListInput
  /** This client alone. */
  id?: string
}

export const readClients = (
  db: Database,
  query: ClientQuery & { sort: ClientSort },
): Promise<ClientParent[]> => db.sql(query.scope, selectClients(query))

export const selectClients =
  ({ sort, ...query }: ClientQuery & { sort: ClientSort }) =>
  (tenantFilter: TenantFilter) =>
    sql<ClientParent>`select ${rowColumns('client', CLIENT_COLUMNS)} ${matching(query, tenantFilter)}
        ${orderByClause({ key: keyOf(sort, query), order: sort.order, id: sql`client.id` })} ${limitOffset(query.list)}`

const CLIENT_COLUMNS: RowColumns<ClientParent> = {
  ...ownColumns('id', 'company_name', 'color', 'logo_file', 'time_zone', 'language', 'ai_enabled'),
  account_manager: personJson('manager', 'client'),
  ...ownColumns('weekly_email_enabled', 'monthly_email_enabled', 'bad_lift_user_level'),
  ...ownColumns('inactive_alert_user_level', 'inactive_alert_timeframe_months'),
  ...ownColumns('number_bad_lifts_to_alert', 'follow_up_after_incorrect', 'can_pick_observer'),
  ...ownColumns('show_ai_feedback_options', 'show_manual_override_options'),
  ...ownColumns('can_use_not_applicable', 'display_employee_id', 'anonymous_observations_enabled'),
  ...ownColumns('show_ai_results_breakdown', 'raw_video_upload_enabled', 'second_factor_required'),
  ...ownColumns('recording_retention_days', 'observation_retention_days', 'blind_review_percent'),
  ...ownColumns('names_hidden_in_analysis', 'created_at', 'updated_at', 'deleted_at'),
}

export const countClients = (db: Database, query: ClientQuery): Promise<number> =>
  countRows(db, query.scope, (tenantFilter) => matching(query, tenantFilter))

/** The browser may offer zones that this database does not know. */
export async function isKnownTimeZone(db: Database, timeZone: string): Promise<boolean> {
  try {
    await db.sql('every client', () => sql`select now() at time zone ${timeZone}`)
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === INVALID_PARAMETER) return false
    throw error
  }
}

const INVALID_PARAMETER = '22023'

function matching({ list, id }: Omit<ClientQuery, 'scope'>, tenantFilter: TenantFilter): Sql {
  const conditions = [
    tenantFilter('client'),
    ...(id ? [sql`client.id = ${id}`] : []),
    ...(list.showDeleted ? [] : [sql`client.deleted_at is null`]),
    ...(list.search ? [containsText(sql`client.company_name`, list.search)] : []),
  ]
  return sql`from clients client left join users manager on manager.id = client.account_manager_id
    where ${sql.join(conditions, sql` and `)}`
}

function keyOf({ column }: ClientSort, reader: SortReader): Sql {
  if (column === 'company_name') return textSortKey(sql`client.company_name`, reader)
  if (column === 'account_manager') return textSortKey(fullName('manager'), reader)
  return sql.ref(`client.${column}`)
}
