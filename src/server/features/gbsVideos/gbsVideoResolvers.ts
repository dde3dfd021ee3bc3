/** Guidance videos: library and total, one record, the one that a task shows, and changes. */
import type {
  GbsVideoSort,
  QueryGetAllGbsVideosByClientIdArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { accessOf, recordScopeOf } from '../../context/visibility/userAccess.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { recordResolvers } from '../../context/records/recordResolvers.ts'
import {
  countGbsVideos,
  type GbsVideoQuery,
  readGbsVideoOfTask,
  readGbsVideos,
} from './gbsVideoQueries.ts'
import { updateGbsVideo, uploadGbsVideo } from './saveGbsVideo.ts'

const LINK_SECONDS = 3_600

const BY_TITLE = { column: 'title', order: 'ASC' } as const

/** Tasks keep the link to a deleted guidance video, which they do not show, so that restoring it brings it back. */
const gbsVideos = recordResolvers({
  table: 'gbs_videos',
  listQuery: async (
    context,
    { filter, input }: Partial<QueryGetAllGbsVideosByClientIdArgs>,
  ): Promise<GbsVideoQuery & { sort: GbsVideoSort }> => ({
    scope: await scopeOf(context, input?.clientId),
    list: parseInput(listInputSchema, filter ?? {}),
    sort: filter?.sort ?? BY_TITLE,
    language: context.texts.language,
  }),
  recordQuery: (context, id) => ({
    scope: recordScopeOf(context),
    list: SINGLE_RECORD_LIST,
    id,
    sort: BY_TITLE,
  }),
  read: ({ db }, query) => readGbsVideos(db, query),
  count: countGbsVideos,
})

export const gbsVideoResolvers = {
  Query: {
    getAllGbsVideosByClientId: gbsVideos.list,
    totalGbsVideos: gbsVideos.total,
    getGbsVideosById: gbsVideos.one,
    getGbsVideoByTaskId: async (_root, { taskId }, context) => {
      const access = await accessOf(context)
      const query = { scope: recordScopeOf(context), access, taskId: requireUuid(taskId) }
      const video = await readGbsVideoOfTask(context.db, query)
      if (!video) throw notFound()
      return video.video
    },
  },
  Mutation: {
    uploadGbsVideo: gbsVideos.after(uploadGbsVideo),
    updateGbsVideo: gbsVideos.after(updateGbsVideo),
    deleteGbsVideo: gbsVideos.deleteOne,
    restoreGbsVideo: gbsVideos.restoreOne,
    bulkRestoreGbsVideos: gbsVideos.restoreMany,
  },
  GbsVideo: {
    video_url: ({ file_location }, _args, { files }) =>
      files.signedGetUrl(file_location, { expiresInSeconds: LINK_SECONDS }),
  },
} satisfies Resolvers<RequestContext>
