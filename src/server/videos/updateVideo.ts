/** updateVideo, updateVideoLiftTimes and updateVideoConfinedSpace: of the video of an observation that the caller sees (spec 7). */
import type {
  MutationUpdateVideoArgs,
  MutationUpdateVideoConfinedSpaceArgs,
  MutationUpdateVideoLiftTimesArgs,
} from '#api/generated/contract.ts'
import type { VideoParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { liftTimesSchema } from '#domain/videos/liftTimesForm.ts'
import { accessToRecord } from '../access/accessToRecord.ts'
import { orderBadLiftsAlert } from '../alerts/orderBadLiftsAlert.ts'
import { saveChanges } from '../audit/saveChanges.ts'
import type { Transaction } from '../db/database.ts'
import type { RequestContext } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { lockRecord } from '../records/lockRecord.ts'
import { liftTimeColumns } from './liftTimeColumns.ts'
import { settleVideo, type LockedVideo, type SettledVideo } from './settleVideo.ts'
import { lockObservationOf, readVideo } from './videoQueries.ts'

export const updateVideo = (
  context: RequestContext,
  { input, ...wanted }: MutationUpdateVideoArgs,
): Promise<VideoParent> =>
  update(context, wanted, (locked, transaction) => settleVideo(transaction, input, locked))

export const updateVideoLiftTimes = async (
  context: RequestContext,
  { input, ...wanted }: MutationUpdateVideoLiftTimesArgs,
): Promise<VideoParent> => {
  const video = liftTimeColumns(checked(liftTimesSchema, input))
  return update(context, wanted, async () => ({ video }))
}

export const updateVideoConfinedSpace = (
  context: RequestContext,
  { input, ...wanted }: MutationUpdateVideoConfinedSpaceArgs,
): Promise<VideoParent> =>
  update(context, wanted, async () => ({ video: { is_confined_space: input.isConfinedSpace } }))

/** NOT_FOUND without an observation. The observation is locked first, as everywhere. */
async function update(
  context: RequestContext,
  { id, expectedUpdatedAt }: Omit<MutationUpdateVideoArgs, 'input'>,
  settle: (locked: LockedVideo, transaction: Transaction) => Promise<SettledVideo>,
): Promise<VideoParent> {
  const access = await accessToRecord(context, 'videos', id)
  const now = context.now()
  const actor = { ...context, now: () => now }
  await context.db.write({ clientId: access.clientId }, async (transaction) => {
    const observation = await lockObservationOf(transaction, access, id)
    const video = await lockRecord(transaction, 'videos', { id, expectedUpdatedAt })
    const settled = await settle({ video, observation }, transaction)
    await saveChanges(transaction, actor, {
      entity: 'videos',
      record: video,
      set: settled.video,
    })
    await saveChanges(transaction, actor, {
      entity: 'observations',
      record: observation,
      set: settled.observation ?? {},
    })
    await orderBadLiftsAlert(transaction, {
      clientId: observation.client_id,
      id: observation.id,
      before: observation,
      after: { ...observation, ...settled.observation },
      now,
    })
  })
  const video = await readVideo(context.db, access, id)
  if (!video) throw notFound()
  return video
}
