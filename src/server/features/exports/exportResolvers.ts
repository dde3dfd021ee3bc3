/** Requests exports of long lists: validated like the list, enqueued as a job. */
import type { Resolvers } from '#api/generated/contract.ts'
import { mayCall } from '#domain/access.ts'
import { followUpWhereSchema } from '#domain/followUps/followUpWhere.ts'
import { badInput, forbidden } from '#domain/errors.ts'
import { LIST_EXPORT_JOBS, listExportJobOf } from '#domain/jobs/jobKinds.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import { requestJob } from '../jobs/requestJob.ts'
import { parseQueryWithoutDates } from '../observations/observationQuery.ts'
import { NEWEST_FIRST } from '../observations/observationSorts.ts'
import { readClosedDays } from '../followUps/followUpQueries.ts'
import { parseUserListArgs, USERS_BY_NAME } from '../users/userQueries.ts'
import type { ObservationExportPayload } from './observationExport.ts'
import { exportPayload } from '../jobs/exportPayload.ts'
import { LIST_EXPORTS, type ListExportPayload } from './listExport.ts'
import type { UserExportPayload } from './userExport.ts'

export const exportResolvers = {
  Mutation: {
    triggerExportObservations: async (_root, { format, ...args }, context) => {
      const { access, filter } = await parseQueryWithoutDates(context, args)
      const { clientId } = access
      const payload: ObservationExportPayload = {
        ...(await exportPayload(context, { clientId, kind: 'exportObservations', format })),
        dates: args.filter?.dates,
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
    triggerExportList: async (_root, { list: name, input, format }, context) => {
      const kind = listExportJobOf(name)
      if (!mayCall(requireSession(context).role, LIST_EXPORT_JOBS[kind].operation))
        throw forbidden()
      const access = await accessOf(context, input?.clientId)
      const { clientId } = access
      const { sortColumns } = LIST_EXPORTS[kind]
      const sort = input?.sort ?? { column: sortColumns[0] ?? '', order: 'ASC' }
      if (!sortColumns.includes(sort.column)) throw badInput('sort', message('sortUnknown'))
      const asked = parseInput(followUpWhereSchema, input?.where ?? {})
      const where = await readClosedDays(context.db, access, { where: asked, now: context.now() })
      const payload: ListExportPayload = {
        ...(await exportPayload(context, { clientId, kind, format })),
        list: parseInput(listInputSchema, input ?? {}),
        sort,
        dates: asked.closedDates,
        where: { ...where, closedDates: null },
      }
      return requestJob(context, kind, payload)
    },
  },
} satisfies Resolvers<RequestContext>
