/** Reads whom a campaign that is not saved yet reaches, of the people that the caller may see. */
import type { PersonParent } from '#api/parents.ts'
import type { CampaignValues } from '#domain/campaigns/campaignForm.ts'
import { rolesToRemind, type ReminderUserLevel } from '#domain/roles.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visiblePerson } from '../../context/visibility/personAccess.ts'
import type { Database, TenantFilter, Transaction } from '../../platform/db/database.ts'
import { personJson } from '../../context/listSql/named.ts'
import { limitOffset } from '../../context/listSql/page.ts'
import { isUuid } from '../../platform/db/uuids.ts'
import { personMatches } from '../users/peopleQueries.ts'
import { visibleUser } from '../../context/visibility/seesUser.ts'
import { audienceCtes, draftCampaign } from './campaignAudience.ts'
import { sql } from '../../platform/db/sql.ts'

/** With a level only those who are reminded. */
export async function countDraftAudience(
  db: Database,
  access: Access,
  values: CampaignValues,
  level: ReminderUserLevel | null,
): Promise<number> {
  const roles = level && rolesToRemind(level)
  const [row] = await db.read<{ total: number }>(access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`with ${draftAudienceCtes(tenantFilter, access, values)}
        select count(*)::int as total from audience a join users p on p.id = a.user_id
        where ${tenantFilter('p')} and ${roles ? sql`p.is_account_enabled and p.type = any(${roles}::text[])` : sql`true`}`,
    ),
  )
  return row?.total ?? 0
}

/** By first name. */
export async function readDraftAudience(
  db: Database,
  access: Access,
  values: CampaignValues,
  { search, ...rows }: { skip: number; take: number; search: string | null },
): Promise<PersonParent[]> {
  const found = await db.read<{ person: PersonParent }>(access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`with ${draftAudienceCtes(tenantFilter, access, values)}
        select ${personJson('p', 'c')} as person
        from audience a join users p on p.id = a.user_id join clients c on c.id = p.client_id
        where ${tenantFilter('p')} and ${search ? personMatches(search) : sql`true`}
        order by p.firstname, p.lastname, p.id ${limitOffset(rows)}`,
    ),
  )
  return found.map((row) => row.person)
}

/** Each is there and in sight, or was chosen before. */
export async function canSelectUsers(
  transaction: Transaction,
  access: Access,
  { selectedUsers, known }: { selectedUsers: readonly string[]; known: readonly string[] },
): Promise<boolean> {
  const added = selectedUsers.filter((id) => !known.includes(id))
  if (!added.every(isUuid)) return false
  if (added.length === 0) return true
  const [found] = await transaction.run<{ count: number }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select count(*)::int as count from users p
        where ${tenantFilter('p')} and p.id = any(${added}::uuid[]) and p.deleted_at is null
          and ${visiblePerson(access, 'p', tenantFilter)}`,
    ),
  )
  return found?.count === added.length
}

function draftAudienceCtes(tenantFilter: TenantFilter, access: Access, values: CampaignValues) {
  const visible = (alias: string) => visibleUser(access, alias, tenantFilter)
  return audienceCtes(tenantFilter, draftCampaign(tenantFilter, access.clientId, values), visible)
}
