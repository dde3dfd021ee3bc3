/** Guidance videos: the one that a task shows (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import { notFound } from '#domain/errors.ts'
import { accessOf, recordReachOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { uuidOf } from '../list/uuids.ts'
import { readGbsVideoOfTask } from './gbsVideoQueries.ts'

const LINK_SECONDS = 3_600

export const gbsVideoResolvers = {
  Query: {
    getGbsVideoByTaskId: async (_root, { taskId }, context) => {
      const access = await accessOf(context)
      const query = { reach: recordReachOf(context), access, taskId: uuidOf(taskId) }
      const found = await readGbsVideoOfTask(context.db, query)
      if (!found) throw notFound()
      return found.video
    },
  },
  GbsVideo: {
    video_url: ({ file_location }, _args, { files }) =>
      files.signedGetUrl(file_location, { expiresInSeconds: LINK_SECONDS }),
  },
} satisfies Resolvers<RequestContext>
