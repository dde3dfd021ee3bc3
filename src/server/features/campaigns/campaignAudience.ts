/** SQL of campaigns' audiences: selected people, people of their places, or everybody. */
import type { CampaignValues } from '#domain/campaigns/campaignForm.ts'
import { OBSERVED_ROLES } from '#domain/roles.ts'
import { localDay } from '../../context/listSql/localDays.ts'
import { ancestorIds, descendantIds, type PlaceTable } from '../../context/places/placeTree.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { NIL_UUID } from '../../platform/db/uuids.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Campaigns as SQL, stored or entered. */
export interface CampaignsSql {
  /**
   * Rows `(client_id, id, has_selected_users, leaves_out_people_without_places, required, locations, departments)`:
   * places as arrays of all that count; null: any.
   */
  rows: Sql
  /** Rows `(campaign_id, user_id)`: the selected people. */
  selectedUsers: Sql
}

/**
 * Renders CTEs: `k`, the rows, and two parts of their audiences, which campaigns share. `everywhere (user_id, joined,
 * left_on)` is everybody who belongs to campaigns of any place (`k.includes_everywhere`), and `others (part, user_id, joined, left_on)` those of a
 * campaign's own `part`: selected people, and people of some places, once for all campaigns of the same places.
 * `audienceCte` puts them together. Only `visible` people over their alias. Deleted people are included: `joined` and
 * `left_on` are the client's days of a person's creation and deletion (null: not deleted).
 */
export function audiencePartsCtes(
  tenantFilter: TenantFilter,
  { rows, selectedUsers }: CampaignsSql,
  visible: (alias: string) => Sql = () => sql`true`,
): Sql {
  const days = sql`${localDay(sql`p.created_at`, sql`c.time_zone`)} as joined,
    ${localDay(sql`p.deleted_at`, sql`c.time_zone`)} as left_on`
  return sql`k as materialized (
      select s.*, not s.has_selected_users and (not s.leaves_out_people_without_places
          or (s.locations is null and s.departments is null)) as includes_everywhere,
        case when s.has_selected_users then s.id else first_value(s.id) over (partition by s.has_selected_users,
          s.leaves_out_people_without_places, s.locations, s.departments order by s.id) end as part
      from (${rows}) s
    ), people as materialized (
      select p.id as user_id, p.client_id, ${days}, ${isLimitedTo('location', tenantFilter)} as has_locations,
        ${isLimitedTo('department', tenantFilter)} as has_departments
      from users p join clients c on c.id = p.client_id
      where ${tenantFilter('p')} and p.client_id in (select k.client_id from k where not k.has_selected_users)
        and p.is_account_enabled and p.type = any(${[...OBSERVED_ROLES]}::text[]) and ${visible('p')}
    ), everywhere as (
      select p.user_id, p.joined, p.left_on from people p where not p.has_locations and not p.has_departments
    ), others as materialized (
      select k.id as part, p.id as user_id, ${days}
        from k join clients c on c.id = k.client_id
        join (${selectedUsers}) ch (campaign_id, user_id) on ch.campaign_id = k.id
        join users p on p.client_id = k.client_id and p.id = ch.user_id
        where k.has_selected_users and ${tenantFilter('p')} and ${visible('p')}
      union all
      select k.id, p.user_id, p.joined, p.left_on
        from k join people p on p.client_id = k.client_id
        where not k.has_selected_users and k.part = k.id and (p.has_locations or p.has_departments)
          and ${worksAt('location', tenantFilter)} and ${worksAt('department', tenantFilter)})`
}

/** Renders the CTE `audience (campaign_id, user_id, joined, left_on)` after the parts. */
export const audienceCte = sql`audience as (
    select k.id as campaign_id, e.user_id, e.joined, e.left_on from k cross join everywhere e
      where k.includes_everywhere
    union all
    select k.id, o.user_id, o.joined, o.left_on from k join others o on o.part = k.part)`

export function storedCampaigns(tenantFilter: TenantFilter, ids: readonly string[]): CampaignsSql {
  return {
    rows: sql`select s.client_id, s.id, s.has_selected_users, s.leaves_out_people_without_places, coalesce(s.num_observations_required, 1) as required,
      ${relatedPlaces(tenantFilter, 'locations', sql`s.location_id`)} as locations,
      ${relatedPlaces(tenantFilter, 'departments', sql`s.department_id`)} as departments
      from campaigns s where ${tenantFilter('s')} and s.id = any(${ids}::uuid[])`,
    selectedUsers: sql`select cu.campaign_id, cu.user_id from campaign_users cu
      where ${tenantFilter('cu')} and cu.campaign_id = any(${ids}::uuid[])`,
  }
}

/** Renders a campaign that is not stored; its id is NO_RECORD. */
export function draftCampaign(
  tenantFilter: TenantFilter,
  clientId: string,
  values: CampaignValues,
): CampaignsSql {
  const { has_selected_users, selected_users, location, department } = values
  const { leaves_out_people_without_places } = values
  const place = (id: string | null) => sql`(${id})::uuid`
  return {
    rows: sql`select ${clientId}::uuid as client_id, ${NIL_UUID}::uuid as id, ${has_selected_users}::boolean as has_selected_users,
      ${leaves_out_people_without_places}::boolean as leaves_out_people_without_places,
      ${values.num_observations_required ?? 1}::int as required,
      ${relatedPlaces(tenantFilter, 'locations', place(location))} as locations,
      ${relatedPlaces(tenantFilter, 'departments', place(department))} as departments`,
    selectedUsers: sql`select ${NIL_UUID}::uuid, chosen.id from unnest(${has_selected_users ? selected_users : []}::uuid[]) chosen (id)`,
  }
}

/** A campaign of a place includes the places inside it, and people who work at its parents. */
function relatedPlaces(tenantFilter: TenantFilter, table: PlaceTable, place: Sql): Sql {
  const seed = sql`select ${place}`
  return sql`case when ${place} is not null
    then array(${ancestorIds(tenantFilter, table, seed)}) || array(${descendantIds(tenantFilter, table, seed)}) end`
}

type PlaceKind = 'location' | 'department'

/** Renders whether the person `p` has chosen places of a kind. */
function isLimitedTo(kind: PlaceKind, tenantFilter: TenantFilter): Sql<boolean> {
  return sql`(not ${sql.ref(`p.user_has_full_${kind}_access`)} and exists (${placesOf(kind, sql`p.id`, tenantFilter)}))`
}

/**
 * Like `worksAtPlaces`, with the places in columns of `k`. No index serves `array_position`: an index of places
 * would be read for each person.
 */
function worksAt(kind: PlaceKind, tenantFilter: TenantFilter): Sql<boolean> {
  const places = sql.ref(`k.${kind}s`)
  return sql`(${places} is null or case when ${sql.ref(`p.has_${kind}s`)} then exists (
    ${placesOf(kind, sql`p.user_id`, tenantFilter)} and array_position(${places}, ${sql.ref(`w.${kind}_id`)}) is not null)
    else not k.leaves_out_people_without_places end)`
}

const placesOf = (kind: PlaceKind, userId: Sql, tenantFilter: TenantFilter): Sql =>
  sql`select w.user_id from ${sql.table(`user_${kind}s`)} w where ${tenantFilter('w')}
    and w.client_id = p.client_id and w.user_id = ${userId}`
