/** GET /recordings/<file>: logs who opens a recording, then leads to its file. */
import type { FastifyInstance } from 'fastify'
import type { AppServices } from '../../platform/http/appServices.ts'
import { RECORDING_LINK_SECONDS, recordingLinks } from './recordingLinks.ts'
import { logView } from './recordingViewQueries.ts'

type RecordingRouteParts = Pick<AppServices, 'db' | 'files' | 'settings'> & { now: () => Date }

/** A view that cannot be logged shows nothing. HEAD shows nothing either, so it is not logged. */
export async function recordingRoute(
  app: FastifyInstance,
  { db, files, settings, now }: RecordingRouteParts,
): Promise<void> {
  const links = recordingLinks(settings.tokenSecret, settings.previousTokenSecret)
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/recordings/*',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const link = links.verify(request.params['*'], request.query, now())
      if (!link)
        return reply
          .code(404)
          .send({ error: 'This recording does not exist, or its link has expired.' })
      await logView(db, link, now())
      const url = await files.signedGetUrl(link.key, { expiresInSeconds: RECORDING_LINK_SECONDS })
      // A player asks for many ranges of a file.
      return reply.header('cache-control', 'private, max-age=300').redirect(url, 302)
    },
  )
}
