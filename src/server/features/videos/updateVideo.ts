/** updateVideo, updateVideoLiftTimes and updateVideoConfinedSpace: of the video of an observation that the caller sees (spec 7). */
import type {
  MutationUpdateVideoArgs,
  MutationUpdateVideoConfinedSpaceArgs,
  MutationUpdateVideoLiftTimesArgs,
} from '#api/generated/contract.ts'
import type { VideoParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { liftTimesSchema } from '#domain/videos/liftTimesForm.ts'
import { accessToRecord } from '../../context/visibility/accessToRecord.ts'
import { enqueueBadLiftsAlert } from '../alerts/orderBadLiftsAlert.ts'
import { saveChangedColumns } from '../../context/records/saveChanges.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { parseInput } from '../../context/request/checked.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { liftTimeColumns } from './liftTimeColumns.ts'
import { resolveVideoChanges, type LockedVideo, type VideoChanges } from './settleVideo.ts'
import { lockObservationOf, readVideo } from './videoQueries.ts'

export const updateVideo = (
  context: RequestContext,
  { input, ...wanted }: MutationUpdateVideoArgs,
): Promise<VideoParent> =>
  applyVideoChanges(context, wanted, (locked, transaction) =>
    resolveVideoChanges(transaction, input, locked),
  )

export const updateVideoLiftTimes = async (
  context: RequestContext,
  { input, ...wanted }: MutationUpdateVideoLiftTimesArgs,
): Promise<VideoParent> => {
  const video = liftTimeColumns(parseInput(liftTimesSchema, input))
  return applyVideoChanges(context, wanted, async () => ({ video }))
}

export const updateVideoConfinedSpace = (
  context: RequestContext,
  { input, ...wanted }: MutationUpdateVideoConfinedSpaceArgs,
): Promise<VideoParent> =>
  applyVideoChanges(context, wanted, async () => ({
    video: { is_confined_space: input.isConfinedSpace },
  }))

/** NOT_FOUND without an observation. The observation is locked first, as everywhere. */
async function applyVideoChanges(
  context: RequestContext,
  { id, expectedUpdatedAt }: Omit<MutationUpdateVideoArgs, 'input'>,
  resolve: (locked: LockedVideo, transaction: Transaction) => Promise<VideoChanges>,
): Promise<VideoParent> {
  const access = await accessToRecord(context, 'videos', id)
  const now = context.now()
  const actor = { ...context, now: () => now }
  await context.db.write({ clientId: access.clientId }, async (transaction) => {
    const observation = await lockObservationOf(transaction, access, id)
    const video = await lockRecord(transaction, 'videos', { id, expectedUpdatedAt })
    const changes = await resolve({ video, observation }, transaction)
    await saveChangedColumns(transaction, actor, {
      entity: 'videos',
      record: video,
      set: changes.video,
    })
    await saveChangedColumns(transaction, actor, {
      entity: 'observations',
      record: observation,
      set: changes.observation ?? {},
    })
    await enqueueBadLiftsAlert(transaction, {
      clientId: observation.client_id,
      id: observation.id,
      before: observation,
      after: { ...observation, ...changes.observation },
      now,
    })
  })
  const video = await readVideo(context.db, access, id)
  if (!video) throw notFound()
  return video
}
