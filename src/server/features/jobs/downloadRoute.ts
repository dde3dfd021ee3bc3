/** GET /downloads/<file>: the file of an export or import, for its requester while they may still see what is in it. */
import type { FastifyInstance } from 'fastify'
import { openOwnedLinks, ownedLinks } from '../../context/request/ownedLinks.ts'
import { contentDisposition } from '../../platform/files/contentDisposition.ts'
import type { AppServices } from '../../platform/http/appServices.ts'
import { downloadNameOf, isFileOpenTo } from './userJob.ts'
import { readUserJobs } from './userJobQueries.ts'

type DownloadRouteParts = Pick<AppServices, 'db' | 'files' | 'settings'> & { now: () => Date }

export async function downloadRoute(
  app: FastifyInstance,
  { db, files, settings, now }: DownloadRouteParts,
): Promise<void> {
  const { tokenSecret, previousTokenSecret } = settings
  const links = ownedLinks('downloads', tokenSecret, previousTokenSecret)
  const open = openOwnedLinks(db, links, now)
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/downloads/*',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const key = request.params['*']
      const opened = await open(key, request.query)
      const [job] = opened
        ? await readUserJobs(db, opened.session, { id: opened.link.recordId, skip: 0, take: 1 })
        : []
      const isOpen =
        opened && job?.file === key && (await isFileOpenTo({ db, now }, opened.session, job))
      const head = isOpen && (await files.head(key, 1))
      if (!isOpen || !head)
        return reply.code(404).send({ error: 'This file does not exist, or its link has expired.' })
      const downloadName = downloadNameOf(job)
      if (!files.local)
        return reply.redirect(
          await files.signedGetUrl(key, { expiresInSeconds: STORE_SECONDS, downloadName }),
          302,
        )
      const { contentType, disposition } = contentDisposition(key, downloadName)
      return reply
        .header('content-disposition', disposition)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .header('content-length', head.size)
        .type(contentType ?? 'application/octet-stream')
        .send(await files.get(key))
    },
  )
}

/** A download begins at once. */
const STORE_SECONDS = 60
