/** triggerJudgeAgain: requests the job that judges stored keypoints again. */
import type { Resolvers } from '#api/generated/contract.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import { requestJob } from '../jobs/requestJob.ts'

/** The job has no file. */
const JOB_NAME = 'AI results'

export const judgeAgainResolvers = {
  Mutation: {
    triggerJudgeAgain: async (_root, { clientId: requested, apply }, context) => {
      const { clientId } = await accessOf(context, requested)
      return requestJob(context, 'judgeAgain', { clientId, fileName: JOB_NAME, check: !apply })
    },
  },
} satisfies Resolvers<RequestContext>
