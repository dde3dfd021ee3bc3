/** Requests exports of long lists: validated like the list, enqueued as a job. */
import type { Resolvers } from '#api/generated/contract.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { requestJob } from '../jobs/requestJob.ts'
import { parseQueryWithoutDates } from '../observations/observationQuery.ts'
import { NEWEST_FIRST } from '../observations/observationSorts.ts'
import { parseUserListArgs, USERS_BY_NAME } from '../users/userQueries.ts'
import type { ObservationExportPayload } from './observationExport.ts'
import { exportPayload } from '../jobs/exportPayload.ts'
import type { UserExportPayload } from './userExport.ts'

export const exportResolvers = {
  Mutation: {
    triggerExportObservations: async (_root, { format, ...args }, context) => {
      const { access, filter } = await parseQueryWithoutDates(context, args)
      const { clientId } = access
      const payload: ObservationExportPayload = {
        ...(await exportPayload(context, { clientId, kind: 'exportObservations', format })),
        filter,
        sort: args.filter?.sort ?? NEWEST_FIRST,
      }
      return requestJob(context, 'exportObservations', payload)
    },
    triggerGetUsersForExport: async (_root, { format, ...args }, context) => {
      const { access, list, filter, where } = await parseUserListArgs(context, args)
      const { clientId } = access
      const payload: UserExportPayload = {
        ...(await exportPayload(context, { clientId, kind: 'exportUsers', format })),
        list,
        filter,
        where,
        sort: filter.sort ?? USERS_BY_NAME,
      }
      return requestJob(context, 'exportUsers', payload)
    },
  },
} satisfies Resolvers<RequestContext>
