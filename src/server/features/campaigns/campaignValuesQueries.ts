/** Reads what decides how a campaign is stored. */
import type { Selectable } from 'kysely'
import { toCampaignValues, type CampaignValues } from '#domain/campaigns/campaignForm.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import type { CampaignsTable } from '../../platform/db/tables.ts'
import { isUuid } from '../../platform/db/uuids.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** The form's values of a stored campaign. */
export async function readCampaignValues(
  transaction: Transaction,
  record: Selectable<CampaignsTable>,
): Promise<CampaignValues> {
  const chosen = await transaction.run((tables) =>
    tables.from('campaign_users').select('user_id as id').where('campaign_id', '=', record.id),
  )
  return toCampaignValues({ ...record, selected_users: chosen })
}

/** Whether there is such a live record, over its alias in sight. */
export async function recordExists(
  transaction: Transaction,
  table: 'tasks' | 'locations' | 'departments',
  id: string,
  sees: (alias: string, tenantFilter: TenantFilter) => Sql<boolean>,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const found = await transaction.run<{ id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select r.id from ${sql.table(table)} r
        where ${tenantFilter('r')} and r.id = ${id} and r.deleted_at is null and ${sees('r', tenantFilter)}`,
    ),
  )
  return found.length > 0
}
