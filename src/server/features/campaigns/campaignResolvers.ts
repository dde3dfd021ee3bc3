/** Campaigns: list and total, those that an observation form offers, record, changes and preview. */
import type { QueryAllCampaignsArgs, Resolvers } from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { recordResolvers } from '../../context/records/recordResolvers.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { campaignFields } from './campaignFields.ts'
import { countCampaigns, readCampaigns, readCampaignsForObservation } from './campaignQueries.ts'
import { previewCampaign, previewFields } from './previewCampaign.ts'
import { createCampaign, updateCampaign } from './saveCampaign.ts'

const BY_NAME = { column: 'name', order: 'ASC' } as const

const campaigns = recordResolvers({
  table: 'campaigns',
  listQuery: async (context, { filter, input }: Partial<QueryAllCampaignsArgs>) => ({
    access: await accessOf(context, input?.clientId),
    list: parseInput(listInputSchema, filter ?? {}),
    sort: filter?.sort ?? BY_NAME,
  }),
  recordQuery: async (context, id) => ({
    access: await accessToRecord(context, 'campaigns', id),
    list: SINGLE_RECORD_LIST,
    id,
    sort: BY_NAME,
  }),
  read: ({ db, now }, query, info) =>
    readCampaigns(db, {
      ...query,
      now: now(),
      selects: (column) => selectsField(info, column),
    }),
  count: countCampaigns,
})

export const campaignResolvers = {
  Query: {
    allCampaigns: campaigns.list,
    totalCampaigns: campaigns.total,
    getCampaign: campaigns.one,
    getCampaignsForObservation: async (_root, { input }, context) =>
      readCampaignsForObservation(context.db, await accessOf(context, input?.clientId), {
        ...input,
        date: input?.date ? new Date(input.date) : context.now(),
      }),
    previewCampaign: (_root, args, context) => previewCampaign(context, args),
  },
  Mutation: {
    createCampaign: campaigns.after(createCampaign),
    updateCampaign: campaigns.after(updateCampaign),
    deleteCampaign: campaigns.deleteOne,
    bulkDeleteCampaigns: campaigns.deleteMany,
    restoreCampaign: campaigns.restoreOne,
    bulkRestoreCampaigns: campaigns.restoreMany,
  },
  ...campaignFields,
  ...previewFields,
} satisfies Resolvers<RequestContext>
