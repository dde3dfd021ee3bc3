/** GET /recordings/<file>: checks and logs who opens a recording, then leads to its file. */
import type { FastifyInstance } from 'fastify'
import { type OwnedLink, openOwnedLinks, ownedLinks } from '../../context/request/ownedLinks.ts'
import type { Session } from '../../context/request/requestContext.ts'
import { accessOfUser } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AppServices } from '../../platform/http/appServices.ts'
import { isClipKey } from './recordingLinks.ts'
import { logView } from './recordingViewQueries.ts'

type RecordingRouteParts = Pick<AppServices, 'db' | 'files' | 'settings'> & { now: () => Date }

/** A view that cannot be logged shows nothing. HEAD shows nothing either, so it is not logged. */
export async function recordingRoute(
  app: FastifyInstance,
  { db, files, settings, now }: RecordingRouteParts,
): Promise<void> {
  const { tokenSecret, previousTokenSecret } = settings
  const links = ownedLinks('recordings', tokenSecret, previousTokenSecret)
  const open = openOwnedLinks(db, links, now)
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/recordings/*',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const opened = await open(request.params['*'], request.query)
      const link = opened && (await recordingOf(db, opened.link))
      if (!link || !(await maySee(db, opened.session, link)))
        return reply
          .code(404)
          .send({ error: 'This recording does not exist, or its link has expired.' })
      const { key, clientId, recordId: videoId, userId, role } = link
      await logView(db, { clientId, videoId, userId, role }, now())
      const url = await files.signedGetUrl(key, { expiresInSeconds: FILE_SECONDS })
      // A player asks for many ranges of a file.
      return reply.header('cache-control', 'private, max-age=60').redirect(url, 302)
    },
  )
}

/** Seconds that a file stays open to whose rights end after they opened it; long enough to play a lift. */
const FILE_SECONDS = 5 * 60

/** Finds the recording of a link that names a calibration clip; null: nobody is asked about it any more. */
async function recordingOf(db: Database, link: OwnedLink): Promise<OwnedLink | null> {
  if (!isClipKey(link.key)) return link
  const { clientId, recordId: clipId } = link
  const [video] = await db.sql<{ recordId: string; key: string }>(
    { clientId },
    (
      tenantFilter,
    ) => sql`select video.id as "recordId", video.file_location as key from calibration_clips clip
        join observations observation on ${tenantFilter('observation')} and observation.client_id = clip.client_id
          and observation.id = clip.observation_id
        join videos video on ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id
        where ${tenantFilter('clip')} and clip.id = ${clipId} and clip.retired_at is null
          and video.file_location is not null`,
  )
  return video ? { ...link, ...video } : null
}

/** Tells whether the recording exists and is of an observation that they see, or their own without one. */
async function maySee(
  db: Database,
  session: Session,
  { clientId, recordId, key }: OwnedLink,
): Promise<boolean> {
  const access = await accessOfUser(db, session, clientId)
  if (!access) return false
  const found = await db.sql<{ id: string }>(
    { clientId },
    (tenantFilter) => sql`select video.id from videos video
        where ${tenantFilter('video')} and video.id = ${recordId} and video.recording_removed_at is null
          and ${key} in (video.file_location, video.raw_file_location)
          and (exists (select from observations observation
              where ${tenantFilter('observation')} and observation.video_id = video.id and ${visibleObservation(access, 'observation')})
            or (video.user_id = ${access.userId} and not exists (select from observations observation
              where ${tenantFilter('observation')} and observation.video_id = video.id)))`,
  )
  return found.length > 0
}
