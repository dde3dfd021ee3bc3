/** Exports of long lists, written on the server: checked as the list, ordered as a job (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import type { RequestContext } from '../graphql/context.ts'
import { orderJob } from '../jobCentre/orderJob.ts'
import { askedWithoutDays } from '../observations/askedQuery.ts'
import { NEWEST_FIRST } from '../observations/observationSorts.ts'
import { askedUsers, BY_NAME } from '../users/askedUsers.ts'
import type { ObservationsExport } from './exportObservations.ts'
import { exportPayload } from './exportPayload.ts'
import type { UsersExport } from './exportUsers.ts'

export const exportResolvers = {
  Mutation: {
    triggerExportObservations: async (_root, { format, ...asked }, context) => {
      const { access, filter } = await askedWithoutDays(context, asked)
      const { clientId } = access
      const payload: ObservationsExport = {
        ...(await exportPayload(context, { clientId, title: 'Observations', format })),
        filter,
        sort: asked.filter?.sort ?? NEWEST_FIRST,
      }
      return orderJob(context, 'exportObservations', payload)
    },
    triggerGetUsersForExport: async (_root, { format, ...asked }, context) => {
      const { access, list, filter, where } = await askedUsers(context, asked)
      const { clientId } = access
      const payload: UsersExport = {
        ...(await exportPayload(context, { clientId, title: 'Users', format })),
        list,
        filter,
        where,
        sort: filter.sort ?? BY_NAME,
      }
      return orderJob(context, 'exportUsers', payload)
    },
  },
} satisfies Resolvers<RequestContext>
