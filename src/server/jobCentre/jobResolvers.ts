/** The job centre: a person's exports and imports, cancelling one, doing one again (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import { mayCall } from '#domain/access.ts'
import { badInput, forbidden } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { checked } from '../list/checked.ts'
import { cancelPersonalJob, countPersonalJobs, readPersonalJobs } from './jobCentreQueries.ts'
import { jobOf } from './jobOf.ts'
import { operationOf } from './operationOf.ts'
import { orderJob } from './orderJob.ts'
import { payloadOfToday } from './payloadOfToday.ts'
import { readJobOf, readOwnRow } from './readJobOf.ts'

export const jobResolvers = {
  Query: {
    exportJob: (_root, { id }, context) => readJobOf(context, { id }),
    myJobs: async (_root, args, context) => {
      const list = checked(listInputSchema, args)
      const rows = await readPersonalJobs(context.db, sessionOf(context), list)
      return Promise.all(rows.map((row) => jobOf(context, row)))
    },
    totalMyJobs: (_root, _args, context) => countPersonalJobs(context.db, sessionOf(context)),
  },
  Mutation: {
    cancelJob: async (_root, { id }, context) => {
      const { id: own } = await readOwnRow(context, { id })
      await cancelPersonalJob(context.db, sessionOf(context), { id: own, now: context.now() })
      return readJobOf(context, { id })
    },
    repeatJob: async (_root, { id }, context) => {
      const { kind, payload, state, files_until: until } = await readOwnRow(context, { id })
      if (!mayCall(sessionOf(context).role, operationOf(kind))) throw forbidden()
      if (state === 'waiting' || state === 'running') throw badInput('id', MESSAGES.jobNotEnded)
      if (payload.source && !(until && until > context.now()))
        throw badInput('id', MESSAGES.jobFileGone)
      return orderJob(context, kind, await payloadOfToday(context, kind, payload))
    },
  },
} satisfies Resolvers<RequestContext>
