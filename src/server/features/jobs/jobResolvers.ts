/** A person's exports and imports: list, cancel, repeat. */
import type { Resolvers } from '#api/generated/contract.ts'
import { mayCall } from '#domain/access.ts'
import { badInput, forbidden } from '#domain/errors.ts'
import { levelLabel } from '#domain/imports/rowRules.ts'
import { USER_JOBS } from '#domain/jobs/jobKinds.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { cancelUserJob, countUserJobs, readUserJobs } from './userJobQueries.ts'
import { toContractJob, readUserJob, readUserJobRow } from './userJob.ts'
import { requestJob } from './requestJob.ts'
import { refreshedPayload } from './exportPayload.ts'

export const jobResolvers = {
  Job: { error: ({ error }, _args, { texts }) => (error ? texts.word(error) : null) },
  ImportChange: {
    from: ({ column, from }, _args, { texts }) => (from ? levelLabel(column, from, texts.t) : from),
    to: ({ column, to }, _args, { texts }) => (to ? levelLabel(column, to, texts.t) : to),
  },
  ImportError: {
    column: ({ column }, _args, { texts }) => texts.word(column),
    message: ({ message: text }, _args, { texts }) => texts.word(text),
  },
  Query: {
    exportJob: (_root, { id }, context) => readUserJob(context, { id }),
    myJobs: async (_root, args, context) => {
      const list = parseInput(listInputSchema, args)
      const rows = await readUserJobs(context.db, requireSession(context), list)
      return Promise.all(rows.map((row) => toContractJob(context, row)))
    },
    totalMyJobs: (_root, _args, context) => countUserJobs(context.db, requireSession(context)),
  },
  Mutation: {
    cancelJob: async (_root, { id }, context) => {
      const { id: checkedId } = await readUserJobRow(context, { id })
      await cancelUserJob(context.db, requireSession(context), {
        id: checkedId,
        now: context.now(),
      })
      return readUserJob(context, { id })
    },
    repeatJob: async (_root, { id }, context) => {
      const { kind, payload, state, files_until: expiresAt } = await readUserJobRow(context, { id })
      if (!mayCall(requireSession(context).role, USER_JOBS[kind].operation)) throw forbidden()
      if (state === 'waiting' || state === 'running')
        throw badInput('id', message('jobStillRunning'))
      if (payload.source && !(expiresAt && expiresAt > context.now()))
        throw badInput('id', message('jobFileExpired'))
      return requestJob(context, kind, await refreshedPayload(context, kind, payload))
    },
  },
} satisfies Resolvers<RequestContext>
