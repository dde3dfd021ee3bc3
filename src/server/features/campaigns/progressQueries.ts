/** Reads how far occurrences of campaigns have come: any number of them in one statement. */
import type { PersonParent } from '#api/parents.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visibleObservation } from '../../context/visibility/observationAccess.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { personJson } from '../../context/listSql/named.ts'
import { personMatches } from '../users/peopleQueries.ts'
import { visibleUser } from '../../context/visibility/seesUser.ts'
import { audienceCtes, storedCampaigns } from './campaignAudience.ts'
import {
  observationsInOccurrences,
  occurrencesCte,
  type CampaignOccurrence,
} from './campaignRounds.ts'
import { sql } from '../../platform/db/sql.ts'

/** People: those that the caller may see. Whether they were observed is told whoever may see the observation. */
export interface Progress {
  observation_count: number
  observed_user_count: number
  not_observed_user_count: number
}

/** In the order of the rounds. */
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
  const found = new Map(rows.map((row) => [occurrenceRowKey(row.campaign_id, row.start), row]))
  return occurrences.map(
    ({ campaignId, start }) => found.get(occurrenceRowKey(campaignId, start)) ?? NO_PROGRESS,
  )
}

export interface PeoplePage {
  observed: boolean
  skip: number
  take: number
  search: string | null
}

/** In the order of the rounds; of each by first name. */
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
  const found = new Map(
    rows.map((row) => [occurrenceRowKey(row.campaign_id, row.start), row.people]),
  )
  return occurrences.map(
    ({ campaignId, start }) => found.get(occurrenceRowKey(campaignId, start)) ?? [],
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
 * `counted`: of each round and person observed whether that was often enough, and how many of these observations the caller
 * sees. What follows looks people up by `in`, never joined: what is planned for a table without statistics stays quick.
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
