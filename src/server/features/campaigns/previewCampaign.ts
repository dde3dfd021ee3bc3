/** previewCampaign: whom a campaign as it is entered reaches; nothing is saved. */
import type {
  CampaignPreviewUsersArgs,
  QueryPreviewCampaignArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import type { CampaignPreviewParent } from '#api/parents.ts'
import { campaignSchema, NEW_CAMPAIGN } from '#domain/campaigns/campaignForm.ts'
import { badInput } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { MESSAGES } from '#domain/messages.ts'
import { accessOf, type Access } from '../../context/visibility/access.ts'
import { accessForCreate } from '../../context/visibility/accessForNew.ts'
import { accessToRecord } from '../../context/visibility/accessToRecord.ts'
import { visibleCampaign } from '../../context/visibility/campaignAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { parseInput } from '../../context/request/checked.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { readCampaignValues } from './campaignValuesQueries.ts'
import { canSelectUsers, countDraftAudience, readDraftAudience } from './previewQueries.ts'
import { validateCampaign } from './settleCampaign.ts'

/** Checked as createCampaign, or with an id updateCampaign, checks it. */
export async function previewCampaign(
  context: RequestContext,
  { input, id }: QueryPreviewCampaignArgs,
): Promise<CampaignPreviewParent> {
  const changes = parseInput(campaignSchema, input)
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
    const { selectedUsers } = values
    const known = before?.selectedUsers ?? []
    if (!(await canSelectUsers(transaction, access, { selectedUsers, known })))
      throw badInput('selectedUsers', MESSAGES.choiceUnknown)
    return { clientId, values }
  })
}

export const previewFields = {
  CampaignPreview: {
    user_count: async ({ clientId, values }, _args, context) =>
      countDraftAudience(context.db, await accessOf(context, clientId), values, null),
    reminded_user_count: async ({ clientId, values }, _args, context) =>
      values.reminderAlertUserLevel === null
        ? 0
        : countDraftAudience(
            context.db,
            await accessOf(context, clientId),
            values,
            values.reminderAlertUserLevel,
          ),
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
  const record = await lockRecord(transaction, 'campaigns', {
    id,
    isVisible: (alias, tenantFilter) => visibleCampaign(access, alias, tenantFilter),
  })
  return readCampaignValues(transaction, record)
}
