/** Campaigns: list and total, those that an observation form offers, record, changes and preview. */
import type { CampaignFilter, CampaignListInput, Resolvers } from '#api/generated/contract.ts'
import type { CampaignParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleCampaign } from '../../context/visibility/visibility.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { deletionMutations } from '../../context/records/softDelete.ts'
import { campaignFields } from './campaignFields.ts'
import {
  countCampaigns,
  readCampaigns,
  type CampaignQuery,
  readCampaignsForObservation,
} from './campaignQueries.ts'
import { previewCampaign, previewFields } from './previewCampaign.ts'
import { createCampaign, updateCampaign } from './saveCampaign.ts'

const deletion = deletionMutations(async (context) => {
  const access = await accessOf(context)
  return {
    table: 'campaigns',
    isVisible: (alias, tenantFilter) => visibleCampaign(access, alias, tenantFilter),
  }
}, readCampaign)

export const campaignResolvers = {
  Query: {
    allCampaigns: async (_root, { filter, input }, context, info) =>
      readCampaigns(context.db, {
        ...(await queryOf(context, filter, input)),
        sort: filter?.sort ?? BY_NAME,
        now: context.now(),
        selects: (column) => selectsField(info, column),
      }),
    totalCampaigns: async (_root, { filter, input }, context) =>
      countCampaigns(context.db, await queryOf(context, filter, input)),
    getCampaign: (_root, { id }, context) => readCampaign(context, id),
    getCampaignsForObservation: async (_root, { input }, context) =>
      readCampaignsForObservation(
        context.db,
        await accessOf(context, input?.clientId),
        input?.date ? new Date(input.date) : context.now(),
      ),
    previewCampaign: (_root, args, context) => previewCampaign(context, args),
  },
  Mutation: {
    createCampaign: async (_root, args, context) =>
      readCampaign(context, await createCampaign(context, args)),
    updateCampaign: async (_root, args, context) =>
      readCampaign(context, await updateCampaign(context, args)),
    deleteCampaign: deletion.deleteOne,
    bulkDeleteCampaigns: deletion.deleteMany,
    restoreCampaign: deletion.restoreOne,
    bulkRestoreCampaigns: deletion.restoreMany,
  },
  ...campaignFields,
  ...previewFields,
} satisfies Resolvers<RequestContext>

const BY_NAME = { column: 'name', order: 'ASC' } as const

/** Finds a deleted campaign too. NOT_FOUND outside the caller's access. */
async function readCampaign(context: RequestContext, id: string): Promise<CampaignParent> {
  const [campaign] = await readCampaigns(context.db, {
    access: await accessToRecord(context, 'campaigns', id),
    list: SINGLE_RECORD_LIST,
    id: requireUuid(id),
    sort: BY_NAME,
    now: context.now(),
    selects: () => true,
  })
  if (!campaign) throw notFound()
  return campaign
}

async function queryOf(
  context: RequestContext,
  filter: CampaignFilter | null | undefined,
  input: CampaignListInput | null | undefined,
): Promise<CampaignQuery> {
  const list = parseInput(listInputSchema, filter ?? {})
  return { access: await accessOf(context, input?.clientId), list }
}
