/** SQL of who still owes observations in an occurrence of one campaign, and how many (decided: reminders). */
import { observesOthers, type Role } from '#domain/roles.ts'
import type { InReach } from '../db/database.ts'
import { audience, storedCampaigns } from './campaignAudience.ts'
import { observationsInRounds, roundsCte, type Round } from './campaignRounds.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface Owing {
  round: Round
  /** Whose role is none of these is not reminded. */
  roles: readonly Role[]
  /** Of this person alone. */
  userId?: string
}

/** A CTE `owing (user_id, firstname, lastname, owed, required)`; those before it are its own. */
export function owingPeople(inReach: InReach, { round, roles, userId }: Owing): Sql {
  const visible = (alias: string) =>
    userId ? sql`${sql.ref(`${alias}.id`)} = ${userId}` : sql`true`
  const done = sql`(t.about + case when p.type = any(${roles.filter(observesOthers)}::text[])
    then t.made else 0 end)::int`
  return sql`${audience(inReach, storedCampaigns(inReach, [round.campaignId]), visible)},
    ${roundsCte([round])},
    seen as materialized (select o.observee_id, o.user_id ${observationsInRounds(inReach)}),
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
      where ${inReach('p')} and p.is_account_enabled and p.type = any(${roles}::text[])
        and k.required > ${done})`
}
