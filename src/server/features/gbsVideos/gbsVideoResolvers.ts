/** Guidance videos: library and total, one record, the one that a task shows, and changes. */
import type { Resolvers } from '#api/generated/contract.ts'
import type { GbsVideoParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { accessOf, recordScopeOf } from '../../context/visibility/userAccess.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { deletionMutations } from '../../context/records/softDelete.ts'
import {
  countGbsVideos,
  readGbsVideo,
  readGbsVideoOfTask,
  readGbsVideos,
} from './gbsVideoQueries.ts'
import { updateGbsVideo, uploadGbsVideo } from './saveGbsVideo.ts'
import { sql } from '../../platform/db/sql.ts'

const LINK_SECONDS = 3_600

const BY_TITLE = { column: 'title', order: 'ASC' } as const

/** Tasks keep the link to a deleted guidance video, which they do not show, so that restoring it brings it back. */
const deletion = deletionMutations(
  () => ({ table: 'gbs_videos', isVisible: () => sql`true` }),
  getGbsVideo,
)

export const gbsVideoResolvers = {
  Query: {
    getAllGbsVideosByClientId: async (_root, { filter, input }, context) => {
      const list = parseInput(listInputSchema, filter ?? {})
      const scope = await scopeOf(context, input?.clientId)
      return readGbsVideos(context.db, scope, { list, sort: filter?.sort ?? BY_TITLE })
    },
    totalGbsVideos: async (_root, { filter, input }, context) => {
      const list = parseInput(listInputSchema, filter ?? {})
      return countGbsVideos(context.db, await scopeOf(context, input?.clientId), list)
    },
    getGbsVideosById: (_root, { id }, context) => getGbsVideo(context, id),
    getGbsVideoByTaskId: async (_root, { taskId }, context) => {
      const access = await accessOf(context)
      const query = { scope: recordScopeOf(context), access, taskId: requireUuid(taskId) }
      const video = await readGbsVideoOfTask(context.db, query)
      if (!video) throw notFound()
      return video.video
    },
  },
  Mutation: {
    uploadGbsVideo: async (_root, args, context) =>
      getGbsVideo(context, await uploadGbsVideo(context, args)),
    updateGbsVideo: async (_root, args, context) =>
      getGbsVideo(context, await updateGbsVideo(context, args)),
    deleteGbsVideo: deletion.deleteOne,
    restoreGbsVideo: deletion.restoreOne,
    bulkRestoreGbsVideos: deletion.restoreMany,
  },
  GbsVideo: {
    video_url: ({ file_location }, _args, { files }) =>
      files.signedGetUrl(file_location, { expiresInSeconds: LINK_SECONDS }),
  },
} satisfies Resolvers<RequestContext>

async function getGbsVideo(context: RequestContext, id: string): Promise<GbsVideoParent> {
  const video = await readGbsVideo(context.db, recordScopeOf(context), requireUuid(id))
  if (!video) throw notFound()
  return video
}
