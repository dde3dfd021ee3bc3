/** Reads the progress of any number of occurrences in one statement. */
import type { PersonParent } from '#api/parents.ts'
import { personJson, fullName, textSortKey } from '../../context/listSql/listSql.ts'
import { dayLowerBound, dayUpperBound, localDay } from '../../context/listSql/localDays.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { personMatches } from '../../context/people/peopleQueries.ts'
import { audienceCte, audiencePartsCtes, storedCampaigns } from './campaignAudience.ts'

/** Counts of the people and observations that the caller may see: an observation elsewhere observes nobody for them. */
export interface Progress {
  observation_count: number
  observed_user_count: number
  not_observed_user_count: number
}

export interface OccurrencesQuery {
  occurrences: readonly CampaignOccurrence[]
  /** Decides which occurrences are over. */
  now: Date
}

/** Returns progress in the order of the occurrences. */
export async function readProgress(
  db: Database,
  access: Access,
  query: OccurrencesQuery,
): Promise<Progress[]> {
  const rows = await db.sql<Progress & OccurrenceRow>(
    access,
    (tenantFilter) => sql`with ${observedCountsCtes(tenantFilter, access, query)},
        days as materialized (
          select null::uuid as part, everywhere.joined, everywhere.left_on, count(*)::int as people from everywhere
          group by everywhere.joined, everywhere.left_on
          union all
          select others.part, others.joined, others.left_on, count(*)::int from others group by others.part, others.joined, others.left_on),
        size as materialized (
          select round.campaign_id, round.start, sum(days.people)::int as people
          from round join days on days.part = round.part or (days.part is null and round.includes_everywhere)
          where ${belongedTo({ joined: sql`days.joined`, leftOn: sql`days.left_on` })} group by round.campaign_id, round.start),
        progress as materialized (
          select counted.campaign_id, counted.start, sum(counted.seen)::int as seen,
            (count(*) filter (where counted.is_done and (counted.belonged or counted.is_added)))::int as observed,
            (count(*) filter (where counted.is_added))::int as added
          from counted group by counted.campaign_id, counted.start)
        select round.campaign_id, round.start, coalesce(progress.seen, 0) as observation_count,
          coalesce(progress.observed, 0) as observed_user_count,
          coalesce(size.people, 0) + coalesce(progress.added, 0) - coalesce(progress.observed, 0) as not_observed_user_count
        from round left join size on size.campaign_id = round.campaign_id and size.start = round.start
        left join progress on progress.campaign_id = round.campaign_id and progress.start = round.start`,
  )
  const rowByKey = new Map(rows.map((row) => [occurrenceRowKey(row.campaign_id, row.start), row]))
  return query.occurrences.map(
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
  query: OccurrencesQuery & { page: PeoplePage },
): Promise<PersonParent[][]> {
  const { observed, skip, take, search } = query.page
  const rows = await db.sql<OccurrenceRow & { people: PersonParent[] }>(
    access,
    (tenantFilter) => sql`with ${observedCountsCtes(tenantFilter, access, query)}, ${audienceCte},
        members as (
          select round.campaign_id, round.start, round.client_id, audience.user_id
            from round join audience on audience.campaign_id = round.campaign_id
              where ${belongedTo({ joined: sql`audience.joined`, leftOn: sql`audience.left_on` })}
          union all
          select round.campaign_id, round.start, round.client_id, counted.observee_id
            from round join counted on counted.campaign_id = round.campaign_id and counted.start = round.start where counted.is_added),
        ranked as (
          select members.campaign_id, members.start, person.id, row_number() over (
            partition by members.campaign_id, members.start order by ${textSortKey(fullName('person'), access)}, person.id) as place
          from members join users person on person.client_id = members.client_id and person.id = members.user_id
          join clients client on client.id = person.client_id
          where ${tenantFilter('person')} and ((members.campaign_id, members.start, person.id) in (
              select counted.campaign_id, counted.start, counted.observee_id from counted
              where counted.is_done and counted.observee_id is not null)) = ${observed}::boolean
            and ${search ? personMatches(search) : sql`true`})
        select ranked.campaign_id, ranked.start, json_agg(${personJson('person', 'client')} order by ranked.place) as people
        from ranked join users person on person.id = ranked.id join clients client on client.id = person.client_id
        where ${tenantFilter('person')} and ranked.place > ${skip}::bigint and ranked.place <= ${skip + take}::bigint
        group by ranked.campaign_id, ranked.start`,
  )
  const rowByKey = new Map(
    rows.map((row) => [occurrenceRowKey(row.campaign_id, row.start), row.people]),
  )
  return query.occurrences.map(
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
 * Renders the condition that people with these days of creation and deletion belonged to the occurrence `round`: they were
 * there before its end and not deleted before it. In a running occurrence that is everybody who is not deleted.
 */
const belongedTo = ({ joined, leftOn }: { joined: Sql; leftOn: Sql }): Sql<boolean> => {
  const lastDay = sql`coalesce(round."end", 'infinity')`
  return sql`(${joined} <= ${lastDay} and (${leftOn} is null or ${leftOn} > ${lastDay}))`
}

/**
 * Renders the CTE `counted`: for each occurrence and person, from the observations that the caller may see: whether they
 * were observed often enough, how often, whether they `belonged` to its audience, and whether they are counted in addition,
 * as everybody is who was observed in an occurrence that is over. The audience is looked up with `in`, never joined: a
 * plan for a table without statistics stays quick.
 */
function observedCountsCtes(
  tenantFilter: TenantFilter,
  access: Access,
  { occurrences, now }: OccurrencesQuery,
) {
  const ids = [...new Set(occurrences.map(({ campaignId }) => campaignId))]
  const visible = (alias: string) => visibleUser(access, alias, tenantFilter)
  const zone = sql`round.time_zone`
  return sql`${audiencePartsCtes(tenantFilter, storedCampaigns(tenantFilter, ids), visible)}, ${occurrencesCte(occurrences)},
    tallied as materialized (
      select round.campaign_id, round.start, observation.observee_id, count(*) >= round.required as is_done,
        count(*)::int as seen
      ${observationsInOccurrences(tenantFilter)} and ${visibleObservation(access, 'observation')}
      group by round.campaign_id, round.start, round.required, observation.observee_id),
    counted as materialized (
      select tallied.*, membership.belonged, person.id is not null and not membership.belonged
        and round."end" < ${localDay(sql`${now}::timestamptz`, zone)} and ${visible('person')} as is_added
      from tallied join round on round.campaign_id = tallied.campaign_id and round.start = tallied.start
      left join users person on ${tenantFilter('person')} and person.client_id = round.client_id and person.id = tallied.observee_id
      cross join lateral (
        select ((round.part, person.id) in (select others.part, others.user_id from others)
            or round.includes_everywhere and person.id in (select everywhere.user_id from everywhere))
          and ${belongedTo({ joined: localDay(sql`person.created_at`, zone), leftOn: localDay(sql`person.deleted_at`, zone) })} as belonged
        offset 0) membership)`
}

const occurrenceRowKey = (campaignId: string, start: string): string => `${campaignId} ${start}`

/** An occurrence of a campaign. Both days inclusive; `end` null: no end. */
export interface CampaignOccurrence {
  campaignId: string
  start: string
  end: string | null
}

/**
 * Renders the CTE `round (campaign_id, start, "end", required, …)`, after `campaign`, without duplicates: two fields may
 * request the same occurrence.
 */
export function occurrencesCte(occurrences: readonly CampaignOccurrence[]): Sql {
  const zone = sql`client.time_zone`
  return sql`round as materialized (
    select distinct round.campaign_id, round.start, round."end", campaign.required, campaign.client_id, campaign.part,
      campaign.includes_everywhere, client.time_zone,
      ${dayLowerBound(sql`round.start`, zone)} as lower,
      coalesce(${dayUpperBound(sql`(round."end" + 1)`, zone)}, 'infinity') as upper
    from unnest(
      ${occurrences.map(({ campaignId }) => campaignId)}::uuid[], ${occurrences.map(({ start }) => start)}::date[],
      ${occurrences.map(({ end }) => end)}::date[]) round (campaign_id, start, "end")
    join campaign on campaign.id = round.campaign_id join clients client on client.id = campaign.client_id)`
}

/**
 * Renders `from … where …`: the live observations `observation` of each `round`; with `userId` those by or about this person.
 * `offset 0` keeps the planner from reading all observations of a campaign for each round, which it may do where a
 * table has no statistics.
 */
export function observationsInOccurrences(tenantFilter: TenantFilter, userId?: string): Sql {
  const userCondition = userId
    ? sql`and (observation.observee_id = ${userId} or observation.user_id = ${userId})`
    : sql``
  const day = localDay(sql`observation.date`, sql`round.time_zone`)
  return sql`from round cross join lateral (
      select observation.date, observation.observee_id, observation.user_id, observation.location_id,
        observation.department_id from observations observation
      where ${tenantFilter('observation')} and observation.client_id = round.client_id and observation.campaign_id = round.campaign_id
        and observation.deleted_at is null and observation.date >= round.lower
          and observation.date < round.upper ${userCondition} offset 0) observation
    where ${day} >= round.start and (round."end" is null or ${day} <= round."end")`
}
