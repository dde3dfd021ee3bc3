/** Changes a video and its observation together, in one audited transaction. */
import type { VideoParent } from '#api/parents.ts'
import { badInput, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Row, RowChange } from '../../platform/db/tables.ts'
import { enqueueBadLiftsAlert } from '../../context/notices/enqueueBadLiftsAlert.ts'
import { personTasksOf } from '../../context/coaching/personTasks.ts'
import { settlePersonTasks } from '../../context/coaching/settlePersonTasks.ts'
import { lockObservationOf, readVideo } from './videoQueries.ts'

/** Rows that a change of a video locks. */
export interface LockedVideo {
  video: Row<'videos'>
  observation: Row<'observations'>
}

/** Changes of both records; of the observation only the verdict changes. */
export interface VideoChanges {
  video: RowChange<'videos'>
  observation?: RowChange<'observations'>
}

export interface ChangedVideo {
  id: string
  expectedUpdatedAt?: Date | string | null | undefined
}

/**
 * NOT_FOUND without an observation. Locks the observation first, as all code does, to avoid deadlocks. `resolve` may
 * write to other tables, with `own` to those of the caller's client, which the provider's is not; null: nothing changes.
 */
export async function changeVideo(
  context: RequestContext,
  { id, expectedUpdatedAt }: ChangedVideo,
  resolve: (
    locked: LockedVideo,
    transaction: Transaction,
    own: Transaction,
  ) => Promise<VideoChanges | null>,
): Promise<VideoParent> {
  const { clientId: ownClientId } = requireSession(context)
  const access = await accessToRecord(context, 'videos', id)
  const { clientId } = access
  const scope = clientId === ownClientId ? { clientId } : 'every client'
  const now = context.now()
  const actor = { ...context, now: () => now }
  await context.db.write(scope, async (everywhere) => {
    const transaction = everywhere.forTenant(clientId)
    const observation = await lockObservationOf(transaction, access, id)
    const video = await lockRecord(transaction, null, 'videos', { id, expectedUpdatedAt })
    if (observation.pseudonymised_at) throw badInput('id', message('observationPseudonymised'))
    const changes = await resolve(
      { video, observation },
      transaction,
      everywhere.forTenant(ownClientId),
    )
    if (changes) await saveVideoChanges(transaction, actor, { video, observation }, changes)
  })
  const video = await readVideo(context.db, access, id)
  if (!video) throw notFound()
  return video
}

type Actor = Parameters<typeof saveChangedColumns>[1]

export async function saveVideoChanges(
  transaction: Transaction,
  actor: Actor,
  { video, observation }: LockedVideo,
  changes: VideoChanges,
): Promise<void> {
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
    now: actor.now(),
  })
  if (changes.observation)
    await settlePersonTasks(transaction, actor, {
      clientId: observation.client_id,
      personTasks: personTasksOf(observation),
    })
}
