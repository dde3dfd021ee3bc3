/** createCampaign and updateCampaign. */
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
import { type Access } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RowChange } from '../../platform/db/tables.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { createRecord, saveRecord } from '../../context/records/changeRecord.ts'
import { replaceLinks } from '../../context/records/recordLinks.ts'
import { INPUT_NAMES, readCampaignValues, validateCampaign } from './validateCampaign.ts'

/** Returns the new campaign's id. */
export async function createCampaign(
  context: RequestContext,
  { input }: MutationCreateCampaignArgs,
): Promise<string> {
  const changes = toRecordNames(INPUT_NAMES, parseInput(campaignSchema, input))
  return createRecord(context, 'campaigns', input.clientId, async (transaction, access, id) => {
    const values = await validateCampaign(transaction, access, {
      current: NEW_CAMPAIGN,
      isNew: true,
      changes,
    })
    await transaction.run((tables) =>
      tables.insert('campaigns').values({
        ...columnsOf(values),
        client_id: access.clientId,
        id,
        name: values.name,
        start_date: values.start_date ?? '',
        frequency: values.frequency,
        type: values.type,
      }),
    )
    await replaceSelectedUsers(transaction, access, id, values)
  })
}

/** Returns the campaign's id. */
export async function updateCampaign(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateCampaignArgs,
): Promise<string> {
  const changes = toRecordNames(INPUT_NAMES, parseInput(campaignSchema, input))
  const target = { id, expectedUpdatedAt }
  return saveRecord(context, 'campaigns', target, async (transaction, record, access) => {
    const current = await readCampaignValues(transaction, record)
    const values = await validateCampaign(transaction, access, { current, isNew: false, changes })
    await transaction.run((tables) =>
      tables
        .update('campaigns')
        .set({ ...columnsOf(values), updated_at: context.now() })
        .where('id', '=', record.id),
    )
    await replaceSelectedUsers(transaction, access, record.id, values)
  })
}

function columnsOf(values: CampaignValues): RowChange<'campaigns'> {
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
    await replaceLinks(transaction, access, {
      table: 'campaign_users',
      id,
      targetIds: selected_users,
      field: 'selectedUsers',
    })
  // Removes people outside the editor's access too, or they would return with the next selection.
  else
    await transaction.run((tables) => tables.remove('campaign_users').where('campaign_id', '=', id))
}
