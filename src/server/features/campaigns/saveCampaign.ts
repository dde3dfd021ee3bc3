/** createCampaign and updateCampaign. */
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateCampaignArgs,
  MutationUpdateCampaignArgs,
} from '#api/generated/contract.ts'
import {
  toCampaignRecord,
  campaignSchema,
  NEW_CAMPAIGN,
  type CampaignValues,
} from '#domain/campaigns/campaignForm.ts'
import {
  type Access,
  accessForCreate,
  accessToRecord,
} from '../../context/visibility/userAccess.ts'
import { visibleCampaign, visiblePerson } from '../../context/visibility/visibility.ts'
import { readStored, auditSave } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { CampaignsTable } from '../../platform/db/tables.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { replaceLinks } from '../../context/records/recordLinks.ts'
import { readCampaignValues, validateCampaign } from './validateCampaign.ts'

/** Returns the new campaign's id. */
export async function createCampaign(
  context: RequestContext,
  { input }: MutationCreateCampaignArgs,
): Promise<string> {
  const changes = parseInput(campaignSchema, input)
  const access = await accessForCreate(context, input.clientId)
  const { clientId } = access
  const id = uuid()
  await context.db.write({ clientId }, async (transaction) => {
    const values = await validateCampaign(transaction, access, {
      current: NEW_CAMPAIGN,
      isNew: true,
      changes,
    })
    await transaction.run((tables) =>
      tables.insert('campaigns').values({
        ...columnsOf(values),
        client_id: clientId,
        id,
        name: values.campaignName,
        start_date: values.startDate ?? '',
        frequency: values.frequency,
        type: values.typeOfCampaign,
      }),
    )
    await replaceSelectedUsers(transaction, access, id, values)
    await auditSave(transaction, context, { entity: 'campaigns', id, before: null })
  })
  return id
}

/** Returns the campaign's id. */
export async function updateCampaign(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateCampaignArgs,
): Promise<string> {
  const changes = parseInput(campaignSchema, input)
  const access = await accessToRecord(context, 'campaigns', id)
  const { clientId } = access
  await context.db.write({ clientId }, async (transaction) => {
    const record = await lockRecord(transaction, 'campaigns', {
      id,
      expectedUpdatedAt,
      isVisible: (alias, tenantFilter) => visibleCampaign(access, alias, tenantFilter),
    })
    const stored = await readStored(transaction, 'campaigns', record.id)
    const current = await readCampaignValues(transaction, record)
    const values = await validateCampaign(transaction, access, { current, isNew: false, changes })
    await transaction.run((tables) =>
      tables
        .update('campaigns')
        .set({ ...columnsOf(values), updated_at: context.now() })
        .where('id', '=', record.id),
    )
    await replaceSelectedUsers(transaction, access, record.id, values)
    await auditSave(transaction, context, { entity: 'campaigns', id: record.id, before: stored })
  })
  return id
}

function columnsOf(values: CampaignValues): Updateable<CampaignsTable> {
  const { selected_users: _users, ...columns } = toCampaignRecord(values)
  return columns as Updateable<CampaignsTable>
}

async function replaceSelectedUsers(
  transaction: Transaction,
  access: Access,
  id: string,
  { filteredUsers, selectedUsers }: CampaignValues,
): Promise<void> {
  if (filteredUsers)
    await replaceLinks(transaction, {
      table: 'campaign_users',
      id,
      targetIds: selectedUsers,
      isVisible: (alias, tenantFilter) => visiblePerson(access, alias, tenantFilter),
      field: 'selectedUsers',
    })
  // Removes people outside the editor's access too, or they would return with the next selection.
  else
    await transaction.run((tables) => tables.remove('campaign_users').where('campaign_id', '=', id))
}
