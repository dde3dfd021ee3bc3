/** Resolvers of observations: lists, totals, single records, and mutations. */
import type { GraphQLResolveInfo } from 'graphql'
import type { Resolvers } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { deletionMutations } from '../../context/records/softDelete.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { selectsField, selectsOnly } from '../../context/request/selectedFields.ts'
import { observationAccessOf } from '../../context/visibility/userAccess.ts'
import {
  enqueueBadLiftsAlertsOfDeleted,
  enqueueBadLiftsAlertsOfRestored,
} from '../../context/notices/enqueueBadLiftsAlert.ts'
import { settleObservations } from '../../context/coaching/settlePersonTasks.ts'
import { createObservation } from './createObservation.ts'
import { readObservationChanges } from './observationChanges.ts'
import {
  countObservations,
  findObservation,
  readNewestObservations,
  readNextToReview,
  readObservations,
  type RowOptions,
} from './observationQueries.ts'
import { countBoundSchema, parseObservationQuery, parseSummaryQuery } from './observationQuery.ts'
import { BRIEF_FIELDS } from './observationRows.ts'
import { NEWEST_FIRST } from './observationSorts.ts'
import { loadTakeBackUntil, requireTakeBack } from './takeBackObservation.ts'
import { updateObservation } from './updateObservation.ts'

const deletion = deletionMutations('observations', findObservation, (context) => ({
  beforeDelete: (transaction, ids) =>
    enqueueBadLiftsAlertsOfDeleted(transaction, ids, context.now()),
  beforeRestore: (transaction, ids) =>
    enqueueBadLiftsAlertsOfRestored(transaction, ids, context.now()),
  afterDelete: (transaction, ids) => settleObservations(transaction, context, ids),
  afterRestore: (transaction, ids) => settleObservations(transaction, context, ids),
}))

const takingBack = deletionMutations('observations', findObservation, (context, access) => ({
  beforeDelete: async (transaction, ids) => {
    await requireTakeBack(transaction, context, { access, ids })
    await enqueueBadLiftsAlertsOfDeleted(transaction, ids, context.now())
  },
  afterDelete: (transaction, ids) => settleObservations(transaction, context, ids),
}))

export const observationResolvers = {
  Observation: {
    take_back_until: (observation, _args, context) => loadTakeBackUntil(context, observation),
    changes: (observation, _args, context) =>
      mayCall(context.session?.role ?? null, 'updateObservation')
        ? loadChanges(context, observation)
        : null,
    next_to_review_id: (observation, _args, context) =>
      mayCall(context.session?.role ?? null, 'updateObservation')
        ? loadNextToReview(context, observation)
        : null,
  },
  Query: {
    allObservations: async (_root, args, context, info) =>
      readObservations(context.db, {
        ...(await parseObservationQuery(context, args)),
        sort: args.filter?.sort ?? NEWEST_FIRST,
        ...rowOptionsOf(info),
      }),
    totalObservations: async (_root, args, context) =>
      countObservations(
        context.db,
        await parseSummaryQuery(context, args, null),
        parseInput(countBoundSchema, { upTo: args.upTo }).upTo,
      ),
    getObservationById: (_root, { id }, context) => findObservation(context, id),
    getMostRecentObservations: async (_root, { input }, context, info) => {
      const { role } = requireSession(context)
      const { take } = parseInput(observationListInputSchema, { take: input?.take })
      const options = rowOptionsOf(info)
      if (canAccessAllClients(role) && !input?.clientId)
        return readNewestObservations(context.db, { take, ...options })
      const query = await parseObservationQuery(context, { filter: { take }, input })
      return readObservations(context.db, { ...query, sort: NEWEST_FIRST, ...options })
    },
  },
  Mutation: {
    createObservation: (_root, args, context) => createObservation(context, args),
    updateObservation: (_root, args, context) => updateObservation(context, args),
    takeBackObservation: takingBack.deleteOne,
    deleteObservation: deletion.deleteOne,
    bulkDeleteObservations: deletion.deleteMany,
    restoreObservation: deletion.restoreOne,
    bulkRestoreObservations: deletion.restoreMany,
  },
} satisfies Resolvers<RequestContext>

const rowOptionsOf = (info: GraphQLResolveInfo): RowOptions => ({
  withVideo: selectsField(info, 'video'),
  isBrief: selectsOnly(info, BRIEF_FIELDS),
})

const loadChanges = requestBatchLoader(
  async (context: RequestContext, observations: readonly ObservationParent[]) =>
    readObservationChanges(context, await observationAccessOf(context), observations),
)

const loadNextToReview = requestBatchLoader(
  async (context: RequestContext, observations: readonly ObservationParent[]) =>
    readNextToReview(context.db, await observationAccessOf(context), observations),
)
