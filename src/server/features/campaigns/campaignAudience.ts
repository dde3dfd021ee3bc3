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
 * Renders CTEs: `campaign`, the rows, and two parts of their audiences, which campaigns share. `everywhere (user_id, joined,
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
  const days = sql`${localDay(sql`person.created_at`, sql`client.time_zone`)} as joined,
    ${localDay(sql`person.deleted_at`, sql`client.time_zone`)} as left_on`
  return sql`campaign as materialized (
      select campaign.*, not campaign.has_selected_users and (not campaign.leaves_out_people_without_places
          or (campaign.locations is null and campaign.departments is null)) as includes_everywhere,
        case when campaign.has_selected_users then campaign.id else first_value(campaign.id) over (partition by campaign.has_selected_users,
          campaign.leaves_out_people_without_places, campaign.locations, campaign.departments order by campaign.id) end as part
      from (${rows}) campaign
    ), people as materialized (
      select person.id as user_id, person.client_id, ${days}, ${isLimitedTo('location', tenantFilter)} as has_locations,
        ${isLimitedTo('department', tenantFilter)} as has_departments
      from users person join clients client on client.id = person.client_id
      where ${tenantFilter('person')} and person.client_id in (select campaign.client_id from campaign
        where not campaign.has_selected_users)
        and person.is_account_enabled and person.type = any(${[...OBSERVED_ROLES]}::text[]) and ${visible('person')}
    ), everywhere as (
      select person.user_id, person.joined, person.left_on from people person where not person.has_locations and not person.has_departments
    ), others as materialized (
      select campaign.id as part, person.id as user_id, ${days}
        from campaign join clients client on client.id = campaign.client_id
        join (${selectedUsers}) ch (campaign_id, user_id) on ch.campaign_id = campaign.id
        join users person on person.client_id = campaign.client_id and person.id = ch.user_id
        where campaign.has_selected_users and ${tenantFilter('person')} and ${visible('person')}
      union all
      select campaign.id, person.user_id, person.joined, person.left_on
        from campaign join people person on person.client_id = campaign.client_id
        where not campaign.has_selected_users and campaign.part = campaign.id and (person.has_locations or person.has_departments)
          and ${worksAt('location', tenantFilter)} and ${worksAt('department', tenantFilter)})`
}

/** Renders the CTE `audience (campaign_id, user_id, joined, left_on)` after the parts. */
export const audienceCte = sql`audience as (
    select campaign.id as campaign_id, everywhere.user_id, everywhere.joined, everywhere.left_on from campaign cross join everywhere
      where campaign.includes_everywhere
    union all
    select campaign.id, others.user_id, others.joined, others.left_on from campaign join others on others.part = campaign.part)`

export function storedCampaigns(tenantFilter: TenantFilter, ids: readonly string[]): CampaignsSql {
  return {
    rows: sql`select campaign.client_id, campaign.id, campaign.has_selected_users, campaign.leaves_out_people_without_places,
      coalesce(campaign.num_observations_required, 1) as required,
      ${relatedPlaces(tenantFilter, 'locations', sql`campaign.location_id`)} as locations,
      ${relatedPlaces(tenantFilter, 'departments', sql`campaign.department_id`)} as departments
      from campaigns campaign where ${tenantFilter('campaign')} and campaign.id = any(${ids}::uuid[])`,
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

/** Renders whether the `person` has chosen places of a kind. */
function isLimitedTo(kind: PlaceKind, tenantFilter: TenantFilter): Sql<boolean> {
  return sql`(not ${sql.ref(`person.user_has_full_${kind}_access`)} and exists (${placesOf(kind, sql`person.id`, tenantFilter)}))`
}

/**
 * Like `worksAtPlaces`, with the places in columns of `campaign`. No index serves `array_position`: an index of places
 * would be read for each person.
 */
function worksAt(kind: PlaceKind, tenantFilter: TenantFilter): Sql<boolean> {
  const places = sql.ref(`campaign.${kind}s`)
  return sql`(${places} is null or case when ${sql.ref(`person.has_${kind}s`)} then exists (
    ${placesOf(kind, sql`person.user_id`, tenantFilter)} and array_position(${places}, ${sql.ref(`link.${kind}_id`)}) is not null)
    else not campaign.leaves_out_people_without_places end)`
}

const placesOf = (kind: PlaceKind, userId: Sql, tenantFilter: TenantFilter): Sql =>
  sql`select link.user_id from ${sql.table(`user_${kind}s`)} link where ${tenantFilter('link')}
    and link.client_id = person.client_id and link.user_id = ${userId}`
