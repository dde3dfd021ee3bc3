/** Reads and counts clients with every setting, and the names of their account managers. */
import type { ClientSort } from '#api/generated/contract.ts'
import type { ClientParent } from '#api/parents.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Database, ReadableTables, TenantScope } from '../../platform/db/database.ts'
import {
  containsText,
  personJson,
  limitOffset,
  textSortKey,
  orderByClause,
  fullName,
} from '../../context/listSql/listSql.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface ClientQuery {
  /** Only the provider reads the account manager, who is one of theirs. */
  scope: TenantScope
  list: ListInput
  /** null: all. */
  id: string | null
}

/** Holds the logo's file key: the link is signed when it is requested. */
export type StoredClient = Omit<ClientParent, 'logo_url'> & { logo_file: string | null }

export const readClients = (
  db: Database,
  query: ClientQuery & { sort: ClientSort },
): Promise<StoredClient[]> => db.read<StoredClient>(query.scope, selectClients(query))

export const selectClients =
  ({ sort, ...query }: ClientQuery & { sort: ClientSort }) =>
  (tables: ReadableTables) =>
    tables.sql<StoredClient>(
      (tenantFilter) => sql`select c.id, c.company_name, ${personJson('m', 'c')} as account_manager,
          c.weekly_email_enabled, c.monthly_email_enabled, c.ai_enabled,
          c.inactive_alert_user_level, c.inactive_alert_timeframe_months,
          c.bad_lift_user_level, c.number_bad_lifts_to_alert, c.color, c.logo_file,
          c.show_ai_feedback_options, c.show_manual_override_options, c.can_pick_observer,
          c.can_use_not_applicable, c.display_employee_id, c.anonymous_observations_enabled,
          c.show_ai_results_breakdown, c.raw_video_upload_enabled, c.time_zone, c.language, c.second_factor_required,
          c.recording_retention_days, c.observation_retention_days, c.blind_review_percent, c.follow_up_after_incorrect, c.names_hidden_in_analysis, c.created_at, c.updated_at, c.deleted_at
        ${matching(query, tenantFilter)}
        ${orderByClause({ key: keyOf(sort), order: sort.order, id: sql`c.id` })} ${limitOffset(query.list)}`,
    )

export async function countClients(db: Database, query: ClientQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.scope, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as total ${matching(query, tenantFilter)}`,
    ),
  )
  return row?.total ?? 0
}

/** The browser may offer zones that this database does not know. */
export async function isKnownTimeZone(db: Database, timeZone: string): Promise<boolean> {
  try {
    await db.read('every client', (tables) =>
      tables.sql(() => sql`select now() at time zone ${timeZone}`),
    )
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === INVALID_PARAMETER) return false
    throw error
  }
}

const INVALID_PARAMETER = '22023'

function matching(
  { list, id }: Omit<ClientQuery, 'scope'>,
  tenantFilter: (alias: string) => Sql<boolean>,
): Sql {
  const conditions = [
    tenantFilter('c'),
    ...(id === null ? [] : [sql`c.id = ${id}`]),
    ...(list.showDeleted ? [] : [sql`c.deleted_at is null`]),
    ...(list.search ? [containsText(sql`c.company_name`, list.search)] : []),
  ]
  return sql`from clients c left join users m on m.id = c.account_manager_id
    where ${sql.join(conditions, sql` and `)}`
}

function keyOf({ column }: ClientSort): Sql {
  if (column === 'company_name') return textSortKey(sql`c.company_name`)
  if (column === 'account_manager') return textSortKey(fullName('m'))
  return sql.ref(`c.${column}`)
}
