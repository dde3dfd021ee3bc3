/** Reads how far occurrences of campaigns have come: any number of them in one statement. */
import type { PersonParent } from '#api/parents.ts'
import type { Access } from '../access/access.ts'
import { seesObservation } from '../access/observationAccess.ts'
import type { Database, InReach } from '../db/database.ts'
import { person } from '../list/named.ts'
import { namedLike } from '../users/peopleQueries.ts'
import { seesUser } from '../users/seesUser.ts'
import { audience, storedCampaigns } from './campaignAudience.ts'
import { observationsInRounds, roundsCte, type Round } from './campaignRounds.ts'
import { sql } from '../db/sql.ts'

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
  rounds: readonly Round[],
): Promise<Progress[]> {
  const rows = await db.read<Progress & Key>(access, (tables) =>
    tables.sql(
      (inReach) => sql`with ${standing(inReach, access, rounds)},
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
  const found = new Map(rows.map((row) => [keyOf(row.campaign_id, row.start), row]))
  return rounds.map(({ campaignId, start }) => found.get(keyOf(campaignId, start)) ?? NOTHING)
}

export interface PeopleAsked {
  observed: boolean
  skip: number
  take: number
  search: string | null
}

/** In the order of the rounds; of each by first name. */
export async function readObservedPeople(
  db: Database,
  access: Access,
  rounds: readonly Round[],
  { observed, skip, take, search }: PeopleAsked,
): Promise<PersonParent[][]> {
  const rows = await db.read<Key & { people: PersonParent[] }>(access, (tables) =>
    tables.sql(
      (inReach) => sql`with ${standing(inReach, access, rounds)},
        ranked as (
          select r.campaign_id, r.start, p.id, row_number() over (
            partition by r.campaign_id, r.start order by p.firstname, p.lastname, p.id) as place
          from round r join audience a on a.campaign_id = r.campaign_id
          join users p on p.client_id = r.client_id and p.id = a.user_id
          join clients c on c.id = p.client_id
          where ${inReach('p')} and ((r.campaign_id, r.start, p.id) in (
              select n.campaign_id, n.start, n.observee_id from counted n
              where n.is_done and n.observee_id is not null)) = ${observed}::boolean
            and ${search ? namedLike(search) : sql`true`})
        select f.campaign_id, f.start, json_agg(${person('p', 'c')} order by f.place) as people
        from ranked f join users p on p.id = f.id join clients c on c.id = p.client_id
        where ${inReach('p')} and f.place > ${skip}::bigint and f.place <= ${skip + take}::bigint
        group by f.campaign_id, f.start`,
    ),
  )
  const found = new Map(rows.map((row) => [keyOf(row.campaign_id, row.start), row.people]))
  return rounds.map(({ campaignId, start }) => found.get(keyOf(campaignId, start)) ?? [])
}

interface Key {
  campaign_id: string
  start: string
}

const NOTHING: Progress = {
  observation_count: 0,
  observed_user_count: 0,
  not_observed_user_count: 0,
}

/**
 * `counted`: of each round and person observed whether that was often enough, and how many of these observations the caller
 * sees. What follows looks people up by `in`, never joined: what is planned for a table without statistics stays quick.
 */
function standing(inReach: InReach, access: Access, rounds: readonly Round[]) {
  const ids = [...new Set(rounds.map(({ campaignId }) => campaignId))]
  const visible = (alias: string) => seesUser(access, alias, inReach)
  return sql`${audience(inReach, storedCampaigns(inReach, ids), visible)}, ${roundsCte(rounds)},
    counted as materialized (
      select round.campaign_id, round.start, o.observee_id, count(*) >= round.required as is_done,
        (count(*) filter (where ${seesObservation(access, 'o')}))::int as seen
      ${observationsInRounds(inReach)}
      group by round.campaign_id, round.start, round.required, o.observee_id)`
}

const keyOf = (campaignId: string, start: string): string => `${campaignId} ${start}`
