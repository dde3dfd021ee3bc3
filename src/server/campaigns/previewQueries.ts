/** Reads whom a campaign that is not saved yet reaches, of the people that the caller may see. */
import type { PersonParent } from '#api/parents.ts'
import type { CampaignValues } from '#domain/campaigns/campaignForm.ts'
import { rolesRemindedAt, type ReminderUserLevel } from '#domain/roles.ts'
import type { Access } from '../access/access.ts'
import { seesPerson } from '../access/personAccess.ts'
import type { Database, InReach, Transaction } from '../db/database.ts'
import { person } from '../list/named.ts'
import { page } from '../list/page.ts'
import { isUuid } from '../list/uuids.ts'
import { namedLike } from '../users/peopleQueries.ts'
import { seesUser } from '../users/seesUser.ts'
import { audience, enteredCampaign } from './campaignAudience.ts'
import { sql } from '../db/sql.ts'

/** With a level only those who are reminded. */
export async function countReached(
  db: Database,
  access: Access,
  values: CampaignValues,
  level: ReminderUserLevel | null,
): Promise<number> {
  const roles = level && rolesRemindedAt(level)
  const [row] = await db.read<{ total: number }>(access, (tables) =>
    tables.sql(
      (inReach) => sql`with ${reached(inReach, access, values)}
        select count(*)::int as total from audience a join users p on p.id = a.user_id
        where ${inReach('p')} and ${roles ? sql`p.is_account_enabled and p.type = any(${roles}::text[])` : sql`true`}`,
    ),
  )
  return row?.total ?? 0
}

/** By first name. */
export async function readReached(
  db: Database,
  access: Access,
  values: CampaignValues,
  { search, ...rows }: { skip: number; take: number; search: string | null },
): Promise<PersonParent[]> {
  const found = await db.read<{ person: PersonParent }>(access, (tables) =>
    tables.sql(
      (inReach) => sql`with ${reached(inReach, access, values)}
        select ${person('p', 'c')} as person
        from audience a join users p on p.id = a.user_id join clients c on c.id = p.client_id
        where ${inReach('p')} and ${search ? namedLike(search) : sql`true`}
        order by p.firstname, p.lastname, p.id ${page(rows)}`,
    ),
  )
  return found.map((row) => row.person)
}

/** Each is there and in sight, or was chosen before. */
export async function areChoosable(
  transaction: Transaction,
  access: Access,
  { selectedUsers, known }: { selectedUsers: readonly string[]; known: readonly string[] },
): Promise<boolean> {
  const added = selectedUsers.filter((id) => !known.includes(id))
  if (!added.every(isUuid)) return false
  if (added.length === 0) return true
  const [found] = await transaction.run<{ count: number }>((tables) =>
    tables.sql(
      (inReach) => sql`select count(*)::int as count from users p
        where ${inReach('p')} and p.id = any(${added}::uuid[]) and p.deleted_at is null
          and ${seesPerson(access, 'p', inReach)}`,
    ),
  )
  return found?.count === added.length
}

function reached(inReach: InReach, access: Access, values: CampaignValues) {
  const visible = (alias: string) => seesUser(access, alias, inReach)
  return audience(inReach, enteredCampaign(inReach, access.clientId, values), visible)
}
