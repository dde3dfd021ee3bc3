/** Refuses the keypoints of another observation: no two recordings are found with the same numbers. */
import { createHash } from 'node:crypto'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { violatedConstraint } from '../../platform/db/uniqueViolation.ts'

/**
 * Throws BAD_INPUT. A failed analysis has no frames, and claims nothing. A video that no live observation has gives its
 * keypoints up: they are sent again. `field`: of the caller's input.
 */
export async function claimKeypoints(
  transaction: Transaction,
  videoId: string,
  frames: readonly { keypoints3d: unknown }[],
  field = 'keypoints',
): Promise<void> {
  if (frames.length === 0) return
  const points = JSON.stringify(frames.map(({ keypoints3d }) => keypoints3d))
  const digest = createHash('sha256').update(points).digest('hex')
  await transaction.sql(
    (tenantFilter) => sql`update videos video set keypoints_digest = null
        where ${tenantFilter('video')} and video.keypoints_digest = ${digest} and video.id <> ${videoId}
          and not exists (select from observations observation
            where observation.client_id = video.client_id and observation.video_id = video.id and observation.deleted_at is null)`,
  )
  try {
    await transaction.run((tables) =>
      tables.update('videos').set({ keypoints_digest: digest }).where('id', '=', videoId),
    )
  } catch (error) {
    if (violatedConstraint(error) === 'videos_keypoints_once')
      throw badInput(field, message('keypointsKnown'))
    throw error
  }
}
