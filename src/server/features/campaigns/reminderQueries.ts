/** Reads which campaigns send reminders, and writes a reminder's mails and notifications. */
import type { CampaignObstacle } from '#domain/campaigns/campaignState.ts'
import { observesOthers, type Role } from '#domain/roles.ts'
import { fullName, textSortKey } from '../../context/listSql/listSql.ts'
import type { Database, TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { Row } from '../../platform/db/tables.ts'
import type { QueuedJob } from '../../platform/queue/queue.ts'
import { canGoOn, obstaclesOf } from '../../context/campaigns/campaignObstacles.ts'
import { audienceCte, audiencePartsCtes, storedCampaigns } from './campaignAudience.ts'
import {
  type CampaignOccurrence,
  observationsInOccurrences,
  occurrencesCte,
} from './occurrenceQueries.ts'

/** Returns the time zones of live clients that have live campaigns with reminders. */
export async function readReminderTimeZones(db: Database): Promise<string[]> {
  const rows = await db.sql<{ time_zone: string }>(
    'every client',
    (tenantFilter) => sql`select distinct c.time_zone from clients c
        where ${tenantFilter('c')} and c.deleted_at is null and exists (select from campaigns k
          where k.client_id = c.id and k.notification_frequency is not null and k.deleted_at is null)`,
  )
  return rows.map(({ time_zone }) => time_zone)
}

interface ScheduledCampaign extends Pick<
  Row<'campaigns'>,
  'client_id' | 'id' | 'start_date' | 'end_date' | 'frequency' | 'notification_frequency'
> {
  time_zone: string
}

/** Returns the campaigns of these zones that may run on the day of an instant and can go on. */
export async function readScheduledCampaigns(
  db: Database,
  zones: readonly string[],
  on: Date,
): Promise<ScheduledCampaign[]> {
  return db.sql<ScheduledCampaign>(
    'every client',
    (tenantFilter) => sql`select k.client_id, k.id, k.start_date, k.end_date, k.frequency,
          k.notification_frequency, c.time_zone
        from campaigns k join clients c on c.id = k.client_id
        where ${tenantFilter('k')} and k.deleted_at is null and k.notification_frequency is not null
          and ${canGoOn('k', tenantFilter)} and c.deleted_at is null and c.time_zone = any(${zones}::text[])
          and k.start_date <= (${on}::timestamptz at time zone 'UTC')::date + 1
          and (k.end_date is null or k.end_date >= (${on}::timestamptz at time zone 'UTC')::date - 1)
        order by k.client_id, k.name, k.id`,
  )
}

export interface ReminderCampaign extends Row<'campaigns'> {
  company_name: string
  time_zone: string
  task_name: string | null
  obstacles: CampaignObstacle[]
}

/** Returns null when the campaign or its client is deleted. */
export async function readReminderCampaign(
  db: Database,
  { clientId, subjectId }: Pick<QueuedJob, 'clientId' | 'subjectId'>,
): Promise<ReminderCampaign | null> {
  const [row] = await db.sql<ReminderCampaign>(
    { clientId },
    (tenantFilter) => sql`select k.*, c.company_name, c.time_zone, t.name as task_name,
          ${obstaclesOf('k', tenantFilter)} as obstacles
        from campaigns k join clients c on c.id = k.client_id
        left join tasks t on t.client_id = k.client_id and t.id = k.task_id
        where ${tenantFilter('k')} and k.id = ${subjectId} and k.deleted_at is null and c.deleted_at is null`,
  )
  return row ?? null
}

interface OwingPerson {
  user_id: string
  owed: number
  required: number
}

/** Returns null when the person owes nothing or is not to be reminded. */
export async function readOutstanding(
  db: Database,
  clientId: string,
  query: OutstandingQuery & { userId: string },
): Promise<OwingPerson | null> {
  const [person] = await db.sql({ clientId }, selectOwing(query))
  return person ?? null
}

/** Returns people in order of name, in which their mails are sent. */
export const readOwing = (
  transaction: Transaction,
  query: OutstandingQuery,
): Promise<OwingPerson[]> => transaction.sql(selectOwing(query))

const selectOwing = (query: OutstandingQuery) => (tenantFilter: TenantFilter) =>
  sql<OwingPerson>`with ${outstandingCtes(tenantFilter, query)}
    select w.user_id, w.owed, w.required from owing w order by ${textSortKey(fullName('w'), {})}, w.user_id`

/** SQL of the people who still owe observations in an occurrence, and how many. */
interface OutstandingQuery {
  campaignOccurrence: CampaignOccurrence
  /** People with other roles are not reminded. */
  roles: readonly Role[]
  /** This person alone. */
  userId?: string
}

/** Renders the CTE `owing (user_id, firstname, lastname, owed, required)` after the CTEs that it needs. */
function outstandingCtes(
  tenantFilter: TenantFilter,
  { campaignOccurrence, roles, userId }: OutstandingQuery,
): Sql {
  const visible = (alias: string) =>
    userId ? sql`${sql.ref(`${alias}.id`)} = ${userId}` : sql`true`
  const done = sql`(t.about + case when p.type = any(${roles.filter(observesOthers)}::text[])
    then t.made else 0 end)::int`
  return sql`${audiencePartsCtes(tenantFilter, storedCampaigns(tenantFilter, [campaignOccurrence.campaignId]), visible)},
    ${audienceCte},
    ${occurrencesCte([campaignOccurrence])},
    seen as materialized (select o.observee_id, o.user_id ${observationsInOccurrences(tenantFilter)}),
    tally as materialized (
      select x.user_id, sum(x.about) as about, sum(x.made) as made from (
        select a.user_id, 0 as about, 0 as made, true as is_meant from audience a where a.left_on is null
        union all select s.observee_id, 1, 0, false from seen s
        union all select s.user_id, 0, 1, false from seen s
          where s.observee_id is distinct from s.user_id) x
      group by x.user_id having bool_or(x.is_meant)),
    owing as (
      select p.id as user_id, p.firstname, p.lastname, k.required,
        k.required - ${done} as owed
      from k cross join tally t join users p on p.client_id = k.client_id and p.id = t.user_id
      where ${tenantFilter('p')} and p.is_account_enabled and p.type = any(${roles}::text[])
        and k.required > ${done})`
}
