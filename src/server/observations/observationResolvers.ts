/** Observations: the list and its total, one with everything, the newest, the filter's choices, and recording one (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import { notFound } from '#domain/errors.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { spansClients } from '#domain/roles.ts'
import { observationAccessOf, recordReachOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { asksFor } from '../list/asksFor.ts'
import { checked } from '../list/checked.ts'
import { uuidOf } from '../list/uuids.ts'
import { countedQuery } from '../summaries/countedQuery.ts'
import { askedQuery } from './askedQuery.ts'
import { createObservation } from './createObservation.ts'
import { deleteObservations } from './deleteObservations.ts'
import { readNewest } from './newestQueries.ts'
import { countObservations, readObservation, readObservations } from './observationQueries.ts'
import { readChanges } from './changesQueries.ts'
import { NEWEST_FIRST } from './observationSorts.ts'
import { updateObservation } from './updateObservation.ts'

export const observationResolvers = {
  Observation: {
    changes: (observation, _args, { db, session }) =>
      mayCall(session?.role ?? null, 'updateObservation') ? readChanges(db, observation) : null,
  },
  Query: {
    allObservations: async (_root, args, context, info) =>
      readObservations(context.db, {
        ...(await askedQuery(context, args)),
        sort: args.filter?.sort ?? NEWEST_FIRST,
        withVideo: asksFor(info, 'video'),
      }),
    totalObservations: async (_root, args, context) =>
      countObservations(context.db, await countedQuery(context, args, null)),
    getObservationById: (_root, { id }, context) => oneOf(context, id),
    getMostRecentObservations: async (_root, { input }, context, info) => {
      const { role } = sessionOf(context)
      const { take } = checked(observationListInputSchema, { take: input?.take })
      const withVideo = asksFor(info, 'video')
      if (spansClients(role) && !input?.clientId) return readNewest(context.db, { take, withVideo })
      const query = await askedQuery(context, { filter: { take }, input })
      return readObservations(context.db, { ...query, sort: NEWEST_FIRST, withVideo })
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

async function oneOf(context: RequestContext, id: string): Promise<ObservationParent> {
  const access = await observationAccessOf(context)
  const query = { reach: recordReachOf(context), access, id: uuidOf(id) }
  const observation = await readObservation(context.db, query)
  if (!observation) throw notFound()
  return observation
}
