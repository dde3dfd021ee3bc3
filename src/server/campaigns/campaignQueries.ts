/** Reads and counts campaigns, with what they name. */
import type { CampaignSort } from '#api/generated/contract.ts'
import type { CampaignParent } from '#api/parents.ts'
import { CAMPAIGN_FREQUENCIES } from '#domain/enumerations.ts'
import type { ListInput } from '#domain/listInput.ts'
import type { Access } from '../access/access.ts'
import { seesCampaign } from '../access/campaignAccess.ts'
import { seesObservation } from '../access/observationAccess.ts'
import type { Database, InReach } from '../db/database.ts'
import { containsText } from '../list/containsText.ts'
import { namedRecord, person } from '../list/named.ts'
import { alphabetical, type Sorting } from '../list/sortedBy.ts'
import { pagedRecords } from '../records/pagedRecords.ts'
import { seesUser } from '../users/seesUser.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface CampaignQuery {
  access: Access
  list: ListInput
  /** This one alone. */
  id?: string
}

export interface CampaignColumns {
  sort: CampaignSort
  asksFor: (column: 'selected_users' | 'observation_count') => boolean
}

/** Who sees a campaign sees the names of what it is about, whatever else they see. */
export async function readCampaigns(
  db: Database,
  query: CampaignQuery & CampaignColumns,
): Promise<CampaignParent[]> {
  const { access, list, sort, asksFor } = query
  return db.read<CampaignParent>(access, (tables) =>
    tables.sql((inReach) =>
      pagedRecords(inReach, {
        table: 'campaigns',
        alias: 'k',
        matching: matching(query, inReach),
        sorting: { ...keyOf(sort, access, inReach), order: sort.order },
        list,
        joins: sql`join clients c on c.id = k.client_id`,
        columns: sql`k.id, k.name, k.client_id, k.start_date, k.end_date, k.frequency, k.type,
          k.task_id, k.location_id, k.department_id, k.num_observations_required,
          k.reminder_alert_user_level, k.app_notifications_enabled, k.email_notifications_enabled,
          k.notification_frequency, k.has_selected_users, k.created_at, k.updated_at, k.deleted_at,
          c.time_zone, ${named('tasks', inReach)} as task, ${named('locations', inReach)} as location,
          ${named('departments', inReach)} as department,
          ${asksFor('selected_users') ? chosenOf(access, inReach) : sql`'[]'::json`} as selected_users,
          ${asksFor('observation_count') ? observationsOf(access, inReach) : sql`0`} as observation_count`,
      }),
    ),
  )
}

export async function countCampaigns(db: Database, query: CampaignQuery): Promise<number> {
  const [row] = await db.read<{ total: number }>(query.access, (tables) =>
    tables.sql((inReach) => sql`select count(*)::int as total ${matching(query, inReach)}`),
  )
  return row?.total ?? 0
}

function matching({ access, list, id }: CampaignQuery, inReach: InReach): Sql {
  const conditions = [
    inReach('k'),
    seesCampaign(access, 'k', inReach),
    ...(id ? [sql`k.id = ${id}`] : []),
    ...(list.showDeleted ? [] : [sql`k.deleted_at is null`]),
    ...(list.search ? [containsText(sql`k.name`, list.search)] : []),
  ]
  return sql`from campaigns k where ${sql.join(conditions, sql` and `)}`
}

const NAMED = {
  tasks: 'k.task_id',
  locations: 'k.location_id',
  departments: 'k.department_id',
} as const

function named(table: keyof typeof NAMED, inReach: InReach): Sql {
  return sql`(select ${namedRecord('x')} from ${sql.table(table)} x
    where ${inReach('x')} and x.id = ${sql.ref(NAMED[table])})`
}

function chosenOf(access: Access, inReach: InReach): Sql {
  return sql`coalesce((select json_agg(${person('p', 'c')} order by p.firstname, p.lastname, p.id)
    from campaign_users u join users p on p.client_id = u.client_id and p.id = u.user_id
    where ${inReach('u')} and u.campaign_id = k.id and ${seesUser(access, 'p', inReach)}), '[]')`
}

function observationsOf(access: Access, inReach: InReach): Sql {
  return sql`(select count(*)::int from observations n
    where ${inReach('n')} and n.campaign_id = k.id and n.deleted_at is null and ${seesObservation(access, 'n')})`
}

function keyOf(
  { column }: CampaignSort,
  access: Access,
  inReach: InReach,
): Pick<Sorting, 'key' | 'neverEmpty'> {
  if (column === 'name') return { key: alphabetical(sql`k.name`), neverEmpty: true }
  if (column === 'task_name') return { key: nameIn('tasks', inReach) }
  if (column === 'location_name') return { key: nameIn('locations', inReach) }
  if (column === 'department_name') return { key: nameIn('departments', inReach) }
  if (column === 'observation_count')
    return { key: observationsOf(access, inReach), neverEmpty: true }
  if (column === 'frequency')
    return { key: sql`array_position(${[...CAMPAIGN_FREQUENCIES]}::text[], k.frequency)` }
  return { key: sql.ref(`k.${column}`) }
}

function nameIn(table: keyof typeof NAMED, inReach: InReach): Sql {
  return sql`(select ${alphabetical(sql`x.name`)} from ${sql.table(table)} x
    where ${inReach('x')} and x.id = ${sql.ref(NAMED[table])})`
}
