/** GET /recordings/<file>: checks and logs who opens a recording, then leads to its file. */
import type { FastifyInstance } from 'fastify'
import { type OwnedLink, openOwnedLinks, ownedLinks } from '../../context/request/ownedLinks.ts'
import type { Session } from '../../context/request/requestContext.ts'
import { accessOfUser } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AppServices } from '../../platform/http/appServices.ts'
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
      if (!opened || !(await maySee(db, opened.session, opened.link)))
        return reply
          .code(404)
          .send({ error: 'This recording does not exist, or its link has expired.' })
      const { key, clientId, recordId: videoId, userId, role } = opened.link
      await logView(db, { clientId, videoId, userId, role }, now())
      const url = await files.signedGetUrl(key, { expiresInSeconds: FILE_SECONDS })
      // A player asks for many ranges of a file.
      return reply.header('cache-control', 'private, max-age=60').redirect(url, 302)
    },
  )
}

/** Seconds that a file stays open to whose rights end after they opened it; long enough to play a lift. */
const FILE_SECONDS = 5 * 60

/** Whether the recording is there and of an observation that they see, or their own without one. */
async function maySee(
  db: Database,
  session: Session,
  { clientId, recordId, key }: OwnedLink,
): Promise<boolean> {
  const access = await accessOfUser(db, session, clientId)
  if (!access) return false
  const found = await db.read<{ id: string }>({ clientId }, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select v.id from videos v
        where ${tenantFilter('v')} and v.id = ${recordId} and v.recording_removed_at is null
          and ${key} in (v.file_location, v.raw_file_location)
          and (exists (select from observations o
              where ${tenantFilter('o')} and o.video_id = v.id and ${visibleObservation(access, 'o')})
            or (v.user_id = ${access.userId} and not exists (select from observations o
              where ${tenantFilter('o')} and o.video_id = v.id)))`,
    ),
  )
  return found.length > 0
}
