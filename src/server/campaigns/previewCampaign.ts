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
import { accessOf, type Access } from '../access/access.ts'
import { accessForNew } from '../access/accessForNew.ts'
import { accessToRecord } from '../access/accessToRecord.ts'
import { seesCampaign } from '../access/campaignAccess.ts'
import type { Transaction } from '../db/database.ts'
import type { RequestContext } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { lockRecord } from '../records/lockRecord.ts'
import { readCampaignValues } from './campaignValuesQueries.ts'
import { areChoosable, countReached, readReached } from './previewQueries.ts'
import { settleCampaign } from './settleCampaign.ts'

/** Checked as createCampaign, or with an id updateCampaign, checks it. */
export async function previewCampaign(
  context: RequestContext,
  { input, id }: QueryPreviewCampaignArgs,
): Promise<CampaignPreviewParent> {
  const given = checked(campaignSchema, input)
  const access = id
    ? await accessToRecord(context, 'campaigns', id)
    : await accessForNew(context, input.clientId)
  const { clientId } = access
  return context.db.write({ clientId }, async (transaction) => {
    const before = id ? await readStored(transaction, access, id) : null
    const values = await settleCampaign(transaction, access, {
      before: before ?? NEW_CAMPAIGN,
      isNew: before === null,
      given,
    })
    const { selectedUsers } = values
    const known = before?.selectedUsers ?? []
    if (!(await areChoosable(transaction, access, { selectedUsers, known })))
      throw badInput('selectedUsers', MESSAGES.choiceUnknown)
    return { clientId, values }
  })
}

export const previewFields = {
  CampaignPreview: {
    user_count: async ({ clientId, values }, _args, context) =>
      countReached(context.db, await accessOf(context, clientId), values, null),
    reminded_user_count: async ({ clientId, values }, _args, context) =>
      values.reminderAlertUserLevel === null
        ? 0
        : countReached(
            context.db,
            await accessOf(context, clientId),
            values,
            values.reminderAlertUserLevel,
          ),
    users: async ({ clientId, values }, args: CampaignPreviewUsersArgs, context) =>
      readReached(
        context.db,
        await accessOf(context, clientId),
        values,
        checked(listInputSchema, args),
      ),
  },
} satisfies Resolvers<RequestContext>

async function readStored(transaction: Transaction, access: Access, id: string) {
  const record = await lockRecord(transaction, 'campaigns', {
    id,
    sees: (alias, inReach) => seesCampaign(access, alias, inReach),
  })
  return readCampaignValues(transaction, record)
}
