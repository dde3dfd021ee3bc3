/** SQL of whether a campaign runs: on its days, and while neither its subject nor everybody whom it is for is deleted. */
import type { CampaignObstacle } from '#domain/campaigns/campaignState.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Renders a campaign's obstacles as an array, empty when it can go on; `alias`: of the campaign. */
export function obstaclesOf(alias: string, tenantFilter: TenantFilter): Sql {
  const obstacles = Object.entries(conditionsOf(alias, tenantFilter)).map(
    ([obstacle, isMet]) => sql`case when ${isMet} then ${obstacle}::text end`,
  )
  return sql`array_remove(array[${sql.join(obstacles)}], null)`
}

export function canGoOn(alias: string, tenantFilter: TenantFilter): Sql<boolean> {
  const conditions = Object.values(conditionsOf(alias, tenantFilter))
  return sql`not (${sql.join(conditions, sql` or `)})`
}

function conditionsOf(
  alias: string,
  tenantFilter: TenantFilter,
): Record<CampaignObstacle, Sql<boolean>> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const isDeleted = (table: string, reference: string): Sql<boolean> =>
    sql`exists (select from ${sql.table(table)} record where ${tenantFilter('record')}
      and record.client_id = ${column('client_id')} and record.id = ${column(reference)} and record.deleted_at is not null)`
  return {
    TASK_DELETED: isDeleted('tasks', 'task_id'),
    LOCATION_DELETED: isDeleted('locations', 'location_id'),
    DEPARTMENT_DELETED: isDeleted('departments', 'department_id'),
    PEOPLE_DELETED: sql`(${column('has_selected_users')} and not exists (
      select from campaign_users cu join users record on record.client_id = cu.client_id and record.id = cu.user_id
      where ${tenantFilter('cu')} and cu.client_id = ${column('client_id')} and cu.campaign_id = ${column('id')}
        and record.deleted_at is null))`,
  }
}

/** Renders the condition that a campaign runs on the day of an instant in the client's time zone. */
export function isRunningOn(alias: string, now: Date, timeZone: Sql): Sql<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`
  return sql`(${column('start_date')} <= ${today} and (${column('end_date')} is null or ${column('end_date')} >= ${today}))`
}
