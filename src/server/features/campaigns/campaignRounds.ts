/** SQL of occurrences of campaigns, and of the observations in each. */
import type { TenantFilter } from '../../platform/db/database.ts'
import { localDay, dayLowerBound, dayUpperBound } from '../../context/listSql/localDays.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Both days are in; `end` null: it has no end. */
export interface CampaignOccurrence {
  campaignId: string
  start: string
  end: string | null
}

/** A CTE `round (campaign_id, start, "end", required, …)`, after `k`; each once: two fields may ask for the same one. */
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
 * `from … where …`: the live observations `o` of each `round`. The offset keeps the planner from reading all those of a
 * campaign for each round, which it may do where a table has no statistics. With `userId` those by or about this person.
 */
export function observationsInOccurrences(tenantFilter: TenantFilter, userId?: string): Sql {
  const theirs = userId ? sql`and (n.observee_id = ${userId} or n.user_id = ${userId})` : sql``
  const day = localDay(sql`o.date`, sql`round.time_zone`)
  return sql`from round cross join lateral (
      select n.date, n.observee_id, n.user_id, n.location_id, n.department_id from observations n
      where ${tenantFilter('n')} and n.client_id = round.client_id and n.campaign_id = round.campaign_id
        and n.deleted_at is null and n.date >= round.lower and n.date < round.upper ${theirs} offset 0) o
    where ${day} >= round.start and (round."end" is null or ${day} <= round."end")`
}
