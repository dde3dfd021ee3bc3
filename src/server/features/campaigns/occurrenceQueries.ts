/** Reads the progress of any number of occurrences in one statement. */
import type { PersonParent } from '#api/parents.ts'
import { personJson } from '../../context/listSql/listSql.ts'
import { dayLowerBound, dayUpperBound, localDay } from '../../context/listSql/localDays.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { personMatches } from '../users/peopleQueries.ts'
import { audienceCtes, storedCampaigns } from './campaignAudience.ts'

/**
 * Counts of the people whom the caller may see. Whether somebody was observed is known to those who may see the
 * observation.
 */
export interface Progress {
  observation_count: number
  observed_user_count: number
  not_observed_user_count: number
}

/** Returns progress in the order of the occurrences. */
export async function readProgress(
  db: Database,
  access: Access,
  occurrences: readonly CampaignOccurrence[],
): Promise<Progress[]> {
  const rows = await db.read<Progress & OccurrenceRow>(access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`with ${observedCountsCtes(tenantFilter, access, occurrences)},
        size as materialized (select a.campaign_id, count(*)::int as people from audience a group by a.campaign_id),
        progress as materialized (
          select n.campaign_id, n.start, sum(n.seen)::int as seen, (count(*) filter (
            where n.is_done and (n.campaign_id, n.observee_id) in (
              select a.campaign_id, a.user_id from audience a)))::int as observed
          from counted n group by n.campaign_id, n.start)
        select r.campaign_id, r.start, coalesce(g.seen, 0) as observation_count,
          coalesce(g.observed, 0) as observed_user_count,
          coalesce(s.people, 0) - coalesce(g.observed, 0) as not_observed_user_count
        from round r left join size s on s.campaign_id = r.campaign_id
        left join progress g on g.campaign_id = r.campaign_id and g.start = r.start`,
    ),
  )
  const rowByKey = new Map(rows.map((row) => [occurrenceRowKey(row.campaign_id, row.start), row]))
  return occurrences.map(
    ({ campaignId, start }) => rowByKey.get(occurrenceRowKey(campaignId, start)) ?? NO_PROGRESS,
  )
}

export interface PeoplePage {
  observed: boolean
  skip: number
  take: number
  search: string | null
}

/** Returns people in the order of the occurrences, by first name in each. */
export async function readObservedPeople(
  db: Database,
  access: Access,
  occurrences: readonly CampaignOccurrence[],
  { observed, skip, take, search }: PeoplePage,
): Promise<PersonParent[][]> {
  const rows = await db.read<OccurrenceRow & { people: PersonParent[] }>(access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`with ${observedCountsCtes(tenantFilter, access, occurrences)},
        ranked as (
          select r.campaign_id, r.start, p.id, row_number() over (
            partition by r.campaign_id, r.start order by p.firstname, p.lastname, p.id) as place
          from round r join audience a on a.campaign_id = r.campaign_id
          join users p on p.client_id = r.client_id and p.id = a.user_id
          join clients c on c.id = p.client_id
          where ${tenantFilter('p')} and ((r.campaign_id, r.start, p.id) in (
              select n.campaign_id, n.start, n.observee_id from counted n
              where n.is_done and n.observee_id is not null)) = ${observed}::boolean
            and ${search ? personMatches(search) : sql`true`})
        select f.campaign_id, f.start, json_agg(${personJson('p', 'c')} order by f.place) as people
        from ranked f join users p on p.id = f.id join clients c on c.id = p.client_id
        where ${tenantFilter('p')} and f.place > ${skip}::bigint and f.place <= ${skip + take}::bigint
        group by f.campaign_id, f.start`,
    ),
  )
  const rowByKey = new Map(
    rows.map((row) => [occurrenceRowKey(row.campaign_id, row.start), row.people]),
  )
  return occurrences.map(
    ({ campaignId, start }) => rowByKey.get(occurrenceRowKey(campaignId, start)) ?? [],
  )
}

interface OccurrenceRow {
  campaign_id: string
  start: string
}

const NO_PROGRESS: Progress = {
  observation_count: 0,
  observed_user_count: 0,
  not_observed_user_count: 0,
}

/**
 * Renders the CTE `counted`: for each occurrence and person whether they were observed often enough, and how many of
 * these observations the caller may see. People are looked up with `in`, never joined: a plan for a table without
 * statistics stays quick.
 */
function observedCountsCtes(
  tenantFilter: TenantFilter,
  access: Access,
  occurrences: readonly CampaignOccurrence[],
) {
  const ids = [...new Set(occurrences.map(({ campaignId }) => campaignId))]
  const visible = (alias: string) => visibleUser(access, alias, tenantFilter)
  return sql`${audienceCtes(tenantFilter, storedCampaigns(tenantFilter, ids), visible)}, ${occurrencesCte(occurrences)},
    counted as materialized (
      select round.campaign_id, round.start, o.observee_id, count(*) >= round.required as is_done,
        (count(*) filter (where ${visibleObservation(access, 'o')}))::int as seen
      ${observationsInOccurrences(tenantFilter)}
      group by round.campaign_id, round.start, round.required, o.observee_id)`
}

const occurrenceRowKey = (campaignId: string, start: string): string => `${campaignId} ${start}`

/** An occurrence of a campaign. Both days inclusive; `end` null: no end. */
export interface CampaignOccurrence {
  campaignId: string
  start: string
  end: string | null
}

/**
 * Renders the CTE `round (campaign_id, start, "end", required, …)`, after `k`, without duplicates: two fields may
 * request the same occurrence.
 */
export function occurrencesCte(occurrences: readonly CampaignOccurrence[]): Sql {
  const zone = sql`c.time_zone`
  return sql`round as materialized (
    select distinct r.campaign_id, r.start, r."end", k.required, k.client_id, c.time_zone,
      ${dayLowerBound(sql`r.start`, zone)} as lower,
      coalesce(${dayUpperBound(sql`(r."end" + 1)`, zone)}, 'infinity') as upper
    from unnest(
      ${occurrences.map(({ campaignId }) => campaignId)}::uuid[], ${occurrences.map(({ start }) => start)}::date[],
      ${occurrences.map(({ end }) => end)}::date[]) r (campaign_id, start, "end")
    join k on k.id = r.campaign_id join clients c on c.id = k.client_id)`
}

/**
 * Renders `from … where …`: the live observations `o` of each `round`; with `userId` those by or about this person.
 * `offset 0` keeps the planner from reading all observations of a campaign for each round, which it may do where a
 * table has no statistics.
 */
export function observationsInOccurrences(tenantFilter: TenantFilter, userId?: string): Sql {
  const userCondition = userId
    ? sql`and (n.observee_id = ${userId} or n.user_id = ${userId})`
    : sql``
  const day = localDay(sql`o.date`, sql`round.time_zone`)
  return sql`from round cross join lateral (
      select n.date, n.observee_id, n.user_id, n.location_id, n.department_id from observations n
      where ${tenantFilter('n')} and n.client_id = round.client_id and n.campaign_id = round.campaign_id
        and n.deleted_at is null and n.date >= round.lower and n.date < round.upper ${userCondition} offset 0) o
    where ${day} >= round.start and (round."end" is null or ${day} <= round."end")`
}
