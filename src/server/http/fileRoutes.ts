/** GET /files/*: the files of this process's own folder, by links that are signed and expire; ranges for videos. */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { mkdir } from 'node:fs/promises'
import type { LinkQuery, LocalFiles } from '../files/fileStore.ts'

/** What a browser may show; everything else is saved. */
const SHOWN = /\.(png|jpg|jpeg|webp|mp4|webm|mov)$/

export async function fileRoutes(
  app: FastifyInstance,
  { local }: { local: LocalFiles },
): Promise<void> {
  await mkdir(local.folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: local.folder,
    serve: false,
    cacheControl: false,
    decorateReply: true,
  })
  app.get<{ Params: { '*': string }; Querystring: LinkQuery }>('/files/*', (request, reply) => {
    const key = request.params['*']
    const opened = local.openLink(key, request.query)
    if (!opened)
      return reply.code(404).send({ error: 'There is no such file, or its link has expired.' })
    const name = opened.downloadName ?? (SHOWN.test(key) ? null : (key.split('/').at(-1) ?? 'file'))
    if (name !== null) reply.header('content-disposition', attachment(name))
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    reply.header('cache-control', 'private, max-age=300')
    return reply.sendFile(key)
  })
}

/** RFC 6266: a plain name for old readers, the true one in UTF-8. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
