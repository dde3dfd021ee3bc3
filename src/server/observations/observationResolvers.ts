/** Observations: the list and its total, one with everything, the newest, the filter's choices, and recording one (spec 7). */
import type { GraphQLResolveInfo } from 'graphql'
import type { Resolvers } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import { notFound } from '#domain/errors.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { spansClients } from '#domain/roles.ts'
import { observationAccessOf, recordReachOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { askedInOneCall } from '../list/askedInOneCall.ts'
import { asksFor } from '../list/asksFor.ts'
import { asksOnlyFor } from '../list/asksOnlyFor.ts'
import { checked } from '../list/checked.ts'
import { uuidOf } from '../list/uuids.ts'
import { countedQuery } from '../summaries/countedQuery.ts'
import { askedQuery } from './askedQuery.ts'
import { createObservation } from './createObservation.ts'
import { deleteObservations } from './deleteObservations.ts'
import { readNewest } from './newestQueries.ts'
import {
  countObservations,
  readObservation,
  readObservations,
  type Shown,
} from './observationQueries.ts'
import { BRIEF } from './observationRows.ts'
import { readChanges } from './changesQueries.ts'
import { NEWEST_FIRST } from './observationSorts.ts'
import { updateObservation } from './updateObservation.ts'

export const observationResolvers = {
  Observation: {
    changes: (observation, _args, context) =>
      mayCall(context.session?.role ?? null, 'updateObservation')
        ? changesOf(context, observation)
        : null,
  },
  Query: {
    allObservations: async (_root, args, context, info) =>
      readObservations(context.db, {
        ...(await askedQuery(context, args)),
        sort: args.filter?.sort ?? NEWEST_FIRST,
        ...shownOf(info),
      }),
    totalObservations: async (_root, args, context) =>
      countObservations(context.db, await countedQuery(context, args, null)),
    getObservationById: (_root, { id }, context) => oneOf(context, id),
    getMostRecentObservations: async (_root, { input }, context, info) => {
      const { role } = sessionOf(context)
      const { take } = checked(observationListInputSchema, { take: input?.take })
      const shown = shownOf(info)
      if (spansClients(role) && !input?.clientId) return readNewest(context.db, { take, ...shown })
      const query = await askedQuery(context, { filter: { take }, input })
      return readObservations(context.db, { ...query, sort: NEWEST_FIRST, ...shown })
    },
  },
  Mutation: {
    createObservation: (_root, args, context) => createObservation(context, args),
    updateObservation: (_root, args, context) => updateObservation(context, args),
    deleteObservation: async (_root, { id }, context) => {
      await deleteObservations(context, [id])
      return oneOf(context, id)
    },
    bulkDeleteObservations: (_root, { ids }, context) => deleteObservations(context, ids),
  },
} satisfies Resolvers<RequestContext>

const shownOf = (info: GraphQLResolveInfo): Shown => ({
  withVideo: asksFor(info, 'video'),
  isBrief: asksOnlyFor(info, BRIEF),
})

const changesOf = askedInOneCall(({ db }: RequestContext, asked: readonly ObservationParent[]) =>
  readChanges(db, asked),
)

async function oneOf(context: RequestContext, id: string): Promise<ObservationParent> {
  const access = await observationAccessOf(context)
  const query = { reach: recordReachOf(context), access, id: uuidOf(id) }
  const observation = await readObservation(context.db, query)
  if (!observation) throw notFound()
  return observation
}
