/** previewCampaign: the audience of a campaign that is not saved yet; writes nothing. */
import type {
  CampaignPreviewUsersArgs,
  QueryPreviewCampaignArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import type { CampaignPreviewParent, PersonParent } from '#api/parents.ts'
import {
  campaignSchema,
  type CampaignValues,
  NEW_CAMPAIGN,
} from '#domain/campaigns/campaignForm.ts'
import { toRecordNames } from '#domain/forms/inputNames.ts'
import { badInput } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import { type ReminderUserLevel, rolesToRemind } from '#domain/roles.ts'
import { limitOffset, personJson, fullName, textSortKey } from '../../context/listSql/listSql.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import {
  type Access,
  accessForCreate,
  accessOf,
  accessToRecord,
} from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { visiblePerson } from '../../context/visibility/visibility.ts'
import type { Database, TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { isUuid } from '#domain/uuid.ts'
import { personMatches } from '../../context/people/peopleQueries.ts'
import { audienceCte, audiencePartsCtes, draftCampaign } from './campaignAudience.ts'
import { INPUT_NAMES, readCampaignValues, validateCampaign } from './validateCampaign.ts'

/** Validates like createCampaign or, with an id, like updateCampaign. */
export async function previewCampaign(
  context: RequestContext,
  { input, id }: QueryPreviewCampaignArgs,
): Promise<CampaignPreviewParent> {
  const changes = toRecordNames(INPUT_NAMES, parseInput(campaignSchema, input))
  const access = id
    ? await accessToRecord(context, 'campaigns', id)
    : await accessForCreate(context, input.clientId)
  const { clientId } = access
  return context.db.write({ clientId }, async (transaction) => {
    const before = id ? await readStoredValues(transaction, access, id) : null
    const values = await validateCampaign(transaction, access, {
      current: before ?? NEW_CAMPAIGN,
      isNew: before === null,
      changes,
    })
    const { selected_users: selectedUsers } = values
    const storedUsers = before?.selected_users ?? []
    if (!(await canSelectUsers(transaction, access, { selectedUsers, storedUsers })))
      throw badInput('selectedUsers', message('choiceUnknown'))
    return { clientId, values }
  })
}

export const previewFields = {
  CampaignPreview: {
    user_count: async ({ clientId, values }, _args, context) =>
      countDraftAudience(context.db, await accessOf(context, clientId), values, null),
    reminded_user_count: async ({ clientId, values }, _args, context) =>
      values.reminder_alert_user_level === null
        ? 0
        : countDraftAudience(
            context.db,
            await accessOf(context, clientId),
            values,
            values.reminder_alert_user_level,
          ),
    people_without_places_count: async ({ clientId, values }, _args, context) => {
      const access = await accessOf(context, clientId)
      const [withThem, withoutThem] = await Promise.all(
        [false, true].map((leaves_out_people_without_places) =>
          countDraftAudience(
            context.db,
            access,
            { ...values, leaves_out_people_without_places },
            null,
          ),
        ),
      )
      return (withThem ?? 0) - (withoutThem ?? 0)
    },
    users: async ({ clientId, values }, args: CampaignPreviewUsersArgs, context) =>
      readDraftAudience(
        context.db,
        await accessOf(context, clientId),
        values,
        parseInput(listInputSchema, args),
      ),
  },
} satisfies Resolvers<RequestContext>

async function readStoredValues(transaction: Transaction, access: Access, id: string) {
  const record = await lockRecord(transaction, access, 'campaigns', {
    id,
  })
  return readCampaignValues(transaction, record)
}

/**
 * Counts the audience of an unsaved campaign among the people whom the caller may see; with a level only those who
 * are reminded.
 */
async function countDraftAudience(
  db: Database,
  access: Access,
  values: CampaignValues,
  level: ReminderUserLevel | null,
): Promise<number> {
  const roles = level && rolesToRemind(level)
  const [row] = await db.sql<{ total: number }>(
    access,
    (tenantFilter) => sql`with ${draftAudienceCtes(tenantFilter, access, values)}
        select count(*)::int as total from audience join users person on person.id = audience.user_id
        where ${tenantFilter('person')} and audience.left_on is null
          and ${roles ? sql`person.is_account_enabled and person.type = any(${roles}::text[])` : sql`true`}`,
  )
  return row?.total ?? 0
}

/** Returns people by first name. */
async function readDraftAudience(
  db: Database,
  access: Access,
  values: CampaignValues,
  { search, ...rows }: { skip: number; take: number; search: string | null },
): Promise<PersonParent[]> {
  const people = await db.sql<{ person: PersonParent }>(
    access,
    (tenantFilter) => sql`with ${draftAudienceCtes(tenantFilter, access, values)}
        select ${personJson('person', 'client')} as person
        from audience join users person on person.id = audience.user_id join clients client on client.id = person.client_id
        where ${tenantFilter('person')} and audience.left_on is null and ${search ? personMatches(search) : sql`true`}
        order by ${textSortKey(fullName('person'), access)}, person.id ${limitOffset(rows)}`,
  )
  return people.map((row) => row.person)
}

/** Tells whether each person exists and is visible to the caller, or was selected before. */
async function canSelectUsers(
  transaction: Transaction,
  access: Access,
  {
    selectedUsers,
    storedUsers,
  }: { selectedUsers: readonly string[]; storedUsers: readonly string[] },
): Promise<boolean> {
  const added = selectedUsers.filter((id) => !storedUsers.includes(id))
  if (!added.every(isUuid)) return false
  if (added.length === 0) return true
  const [row] = await transaction.sql<{ count: number }>(
    (tenantFilter) => sql`select count(*)::int as count from users person
        where ${tenantFilter('person')} and person.id = any(${added}::uuid[]) and person.deleted_at is null
          and ${visiblePerson(access, 'person', tenantFilter)}`,
  )
  return row?.count === added.length
}

function draftAudienceCtes(tenantFilter: TenantFilter, access: Access, values: CampaignValues) {
  const visible = (alias: string) => visibleUser(access, alias, tenantFilter)
  const draft = draftCampaign(tenantFilter, access.clientId, values)
  return sql`${audiencePartsCtes(tenantFilter, draft, visible)}, ${audienceCte}`
}
