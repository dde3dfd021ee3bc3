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
          select null::uuid as part, e.joined, e.left_on, count(*)::int as people from everywhere e
          group by e.joined, e.left_on
          union all
          select o.part, o.joined, o.left_on, count(*)::int from others o group by o.part, o.joined, o.left_on),
        size as materialized (
          select r.campaign_id, r.start, sum(d.people)::int as people
          from round r join days d on d.part = r.part or (d.part is null and r.includes_everywhere)
          where ${belongedTo({ joined: sql`d.joined`, leftOn: sql`d.left_on` })} group by r.campaign_id, r.start),
        progress as materialized (
          select n.campaign_id, n.start, sum(n.seen)::int as seen,
            (count(*) filter (where n.is_done and (n.belonged or n.is_added)))::int as observed,
            (count(*) filter (where n.is_added))::int as added
          from counted n group by n.campaign_id, n.start)
        select r.campaign_id, r.start, coalesce(g.seen, 0) as observation_count,
          coalesce(g.observed, 0) as observed_user_count,
          coalesce(s.people, 0) + coalesce(g.added, 0) - coalesce(g.observed, 0) as not_observed_user_count
        from round r left join size s on s.campaign_id = r.campaign_id and s.start = r.start
        left join progress g on g.campaign_id = r.campaign_id and g.start = r.start`,
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
          select r.campaign_id, r.start, r.client_id, a.user_id
            from round r join audience a on a.campaign_id = r.campaign_id where ${belongedTo({ joined: sql`a.joined`, leftOn: sql`a.left_on` })}
          union all
          select r.campaign_id, r.start, r.client_id, n.observee_id
            from round r join counted n on n.campaign_id = r.campaign_id and n.start = r.start where n.is_added),
        ranked as (
          select m.campaign_id, m.start, p.id, row_number() over (
            partition by m.campaign_id, m.start order by ${textSortKey(fullName('p'), access)}, p.id) as place
          from members m join users p on p.client_id = m.client_id and p.id = m.user_id
          join clients c on c.id = p.client_id
          where ${tenantFilter('p')} and ((m.campaign_id, m.start, p.id) in (
              select n.campaign_id, n.start, n.observee_id from counted n
              where n.is_done and n.observee_id is not null)) = ${observed}::boolean
            and ${search ? personMatches(search) : sql`true`})
        select f.campaign_id, f.start, json_agg(${personJson('p', 'c')} order by f.place) as people
        from ranked f join users p on p.id = f.id join clients c on c.id = p.client_id
        where ${tenantFilter('p')} and f.place > ${skip}::bigint and f.place <= ${skip + take}::bigint
        group by f.campaign_id, f.start`,
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
 * Renders the condition that people with these days of creation and deletion belonged to the occurrence `r`: they were
 * there before its end and not deleted before it. In a running occurrence that is everybody who is not deleted.
 */
const belongedTo = ({ joined, leftOn }: { joined: Sql; leftOn: Sql }): Sql<boolean> => {
  const lastDay = sql`coalesce(r."end", 'infinity')`
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
  const zone = sql`r.time_zone`
  return sql`${audiencePartsCtes(tenantFilter, storedCampaigns(tenantFilter, ids), visible)}, ${occurrencesCte(occurrences)},
    tallied as materialized (
      select round.campaign_id, round.start, o.observee_id, count(*) >= round.required as is_done,
        count(*)::int as seen
      ${observationsInOccurrences(tenantFilter)} and ${visibleObservation(access, 'o')}
      group by round.campaign_id, round.start, round.required, o.observee_id),
    counted as materialized (
      select t.*, b.belonged, p.id is not null and not b.belonged
        and r."end" < ${localDay(sql`${now}::timestamptz`, zone)} and ${visible('p')} as is_added
      from tallied t join round r on r.campaign_id = t.campaign_id and r.start = t.start
      left join users p on ${tenantFilter('p')} and p.client_id = r.client_id and p.id = t.observee_id
      cross join lateral (
        select ((r.part, p.id) in (select o.part, o.user_id from others o)
            or r.includes_everywhere and p.id in (select e.user_id from everywhere e))
          and ${belongedTo({ joined: localDay(sql`p.created_at`, zone), leftOn: localDay(sql`p.deleted_at`, zone) })} as belonged
        offset 0) b)`
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
    select distinct r.campaign_id, r.start, r."end", k.required, k.client_id, k.part,
      k.includes_everywhere, c.time_zone,
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
