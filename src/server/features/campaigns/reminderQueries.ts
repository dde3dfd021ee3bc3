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
    (tenantFilter) => sql`select distinct client.time_zone from clients client
        where ${tenantFilter('client')} and client.deleted_at is null and exists (select from campaigns campaign
          where campaign.client_id = client.id and campaign.notification_frequency is not null and campaign.deleted_at is null)`,
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
    (
      tenantFilter,
    ) => sql`select campaign.client_id, campaign.id, campaign.start_date, campaign.end_date, campaign.frequency,
          campaign.notification_frequency, client.time_zone
        from campaigns campaign join clients client on client.id = campaign.client_id
        where ${tenantFilter('campaign')} and campaign.deleted_at is null and campaign.notification_frequency is not null
          and ${canGoOn('campaign', tenantFilter)} and client.deleted_at is null and client.time_zone = any(${zones}::text[])
          and campaign.start_date <= (${on}::timestamptz at time zone 'UTC')::date + 1
          and (campaign.end_date is null or campaign.end_date >= (${on}::timestamptz at time zone 'UTC')::date - 1)
        order by campaign.client_id, campaign.name, campaign.id`,
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
    (
      tenantFilter,
    ) => sql`select campaign.*, client.company_name, client.time_zone, task.name as task_name,
          ${obstaclesOf('campaign', tenantFilter)} as obstacles
        from campaigns campaign join clients client on client.id = campaign.client_id
        left join tasks task on task.client_id = campaign.client_id and task.id = campaign.task_id
        where ${tenantFilter('campaign')} and campaign.id = ${subjectId} and campaign.deleted_at is null and client.deleted_at is null`,
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
    select owing.user_id, owing.owed, owing.required from owing order by ${textSortKey(fullName('owing'), {})}, owing.user_id`

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
  const done = sql`(tally.about + case when person.type = any(${roles.filter(observesOthers)}::text[])
    then tally.made else 0 end)::int`
  return sql`${audiencePartsCtes(tenantFilter, storedCampaigns(tenantFilter, [campaignOccurrence.campaignId]), visible)},
    ${audienceCte},
    ${occurrencesCte([campaignOccurrence])},
    seen as materialized (select observation.observee_id, observation.user_id ${observationsInOccurrences(tenantFilter)}),
    tally as materialized (
      select member.user_id, sum(member.about) as about, sum(member.made) as made from (
        select audience.user_id, 0 as about, 0 as made, true as is_meant from audience where audience.left_on is null
        union all select seen.observee_id, 1, 0, false from seen
        union all select seen.user_id, 0, 1, false from seen
          where seen.observee_id is distinct from seen.user_id) member
      group by member.user_id having bool_or(member.is_meant)),
    owing as (
      select person.id as user_id, person.firstname, person.lastname, campaign.required,
        campaign.required - ${done} as owed
      from campaign cross join tally join users person on person.client_id = campaign.client_id and person.id = tally.user_id
      where ${tenantFilter('person')} and person.is_account_enabled and person.type = any(${roles}::text[])
        and campaign.required > ${done})`
}
