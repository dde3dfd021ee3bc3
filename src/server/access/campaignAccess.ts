/** The condition that a campaign must meet to be seen: it is for the asker's places or people. */
import type { Access } from './access.ts'
import type { InReach } from '../db/database.ts'
import { seesPerson } from './personAccess.ts'
import { above, type PlaceTable, type Seed } from './placeTrees.ts'
import { sql, type Sql } from '../db/sql.ts'

export function seesCampaign(access: Access, alias: string, inReach: InReach): Sql<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const people = sql`exists (
    select from campaign_users cu join users person on person.client_id = cu.client_id and person.id = cu.user_id
    where ${inReach('cu')} and cu.campaign_id = ${column('id')}
      and ${access.ownOnly ? sql`person.id = ${access.userId}` : seesPerson(access, 'person', inReach)})`
  return sql`(${isFor(column('location_id'), 'locations', access.locations, inReach)}
    and ${isFor(column('department_id'), 'departments', access.departments, inReach)}
    and (not ${column('has_selected_users')} or ${people}))`
}

/** A campaign of a parent is for its children, too; one without a place is for all. */
export function isFor(
  column: Sql,
  table: PlaceTable,
  places: Seed | null,
  inReach: InReach,
): Sql<boolean> {
  if (places === null) return sql`true`
  return sql`(${column} is null or ${column} in (${above(inReach, table, places)}))`
}
