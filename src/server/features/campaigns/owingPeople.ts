/** SQL of who still owes observations in an occurrence of one campaign, and how many (decided: reminders). */
import { observesOthers, type Role } from '#domain/roles.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { audienceCtes, storedCampaigns } from './campaignAudience.ts'
import {
  observationsInOccurrences,
  occurrencesCte,
  type CampaignOccurrence,
} from './campaignRounds.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface OutstandingQuery {
  campaignOccurrence: CampaignOccurrence
  /** Whose role is none of these is not reminded. */
  roles: readonly Role[]
  /** Of this person alone. */
  userId?: string
}

/** A CTE `owing (user_id, firstname, lastname, owed, required)`; those before it are its own. */
export function outstandingCtes(
  tenantFilter: TenantFilter,
  { campaignOccurrence, roles, userId }: OutstandingQuery,
): Sql {
  const visible = (alias: string) =>
    userId ? sql`${sql.ref(`${alias}.id`)} = ${userId}` : sql`true`
  const done = sql`(t.about + case when p.type = any(${roles.filter(observesOthers)}::text[])
    then t.made else 0 end)::int`
  return sql`${audienceCtes(tenantFilter, storedCampaigns(tenantFilter, [campaignOccurrence.campaignId]), visible)},
    ${occurrencesCte([campaignOccurrence])},
    seen as materialized (select o.observee_id, o.user_id ${observationsInOccurrences(tenantFilter)}),
    tally as materialized (
      select x.user_id, sum(x.about) as about, sum(x.made) as made from (
        select a.user_id, 0 as about, 0 as made, true as is_meant from audience a
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
