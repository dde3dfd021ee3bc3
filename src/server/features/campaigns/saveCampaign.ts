/** createCampaign and updateCampaign. */
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type {
  MutationCreateCampaignArgs,
  MutationUpdateCampaignArgs,
} from '#api/generated/contract.ts'
import {
  campaignSchema,
  NEW_CAMPAIGN,
  type CampaignValues,
} from '#domain/campaigns/campaignForm.ts'
import { toRecordNames } from '#domain/forms/inputNames.ts'
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
import { INPUT_NAMES, readCampaignValues, validateCampaign } from './validateCampaign.ts'

/** Returns the new campaign's id. */
export async function createCampaign(
  context: RequestContext,
  { input }: MutationCreateCampaignArgs,
): Promise<string> {
  const changes = toRecordNames(INPUT_NAMES, parseInput(campaignSchema, input))
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
        name: values.name,
        start_date: values.start_date ?? '',
        frequency: values.frequency,
        type: values.type,
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
  const changes = toRecordNames(INPUT_NAMES, parseInput(campaignSchema, input))
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
  const { selected_users: _users, locationDepartment: _switch, ...rest } = values
  const { task, location, department, start_date, ...columns } = rest
  return {
    ...columns,
    ...(start_date !== null && { start_date }),
    task_id: task,
    location_id: location,
    department_id: department,
  }
}

async function replaceSelectedUsers(
  transaction: Transaction,
  access: Access,
  id: string,
  { has_selected_users, selected_users }: CampaignValues,
): Promise<void> {
  if (has_selected_users)
    await replaceLinks(transaction, {
      table: 'campaign_users',
      id,
      targetIds: selected_users,
      isVisible: (alias, tenantFilter) => visiblePerson(access, alias, tenantFilter),
      field: 'selectedUsers',
    })
  // Removes people outside the editor's access too, or they would return with the next selection.
  else
    await transaction.run((tables) => tables.remove('campaign_users').where('campaign_id', '=', id))
}
