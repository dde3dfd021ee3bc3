/** /files/*: the files of this process's own folder, read and sent by links that are signed and expire; ranges for videos. */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { UPLOADS } from '#domain/uploads.ts'
import type { LinkQuery, LocalFiles, PutLimits, Received } from '../files/fileStore.ts'
import { shownAs } from '../files/shownAs.ts'
import { LONG_BODY } from './slowBodies.ts'

interface FileRequest {
  Params: { '*': string }
  Querystring: LinkQuery
}

export interface FileRoutesOptions {
  local: LocalFiles
  /** Milliseconds that a file which is arriving has left when the server closes. */
  leavingMs?: number
}

export async function fileRoutes(
  app: FastifyInstance,
  { local, leavingMs = LEAVING_MS }: FileRoutesOptions,
): Promise<void> {
  await mkdir(local.folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: local.folder,
    serve: false,
    cacheControl: false,
    decorateReply: true,
  })
  app.get<FileRequest>('/files/*', (request, reply) => {
    const key = request.params['*']
    const opened = local.openLink(key, request.query)
    if (!opened) return refused(reply, 404, NO_FILE)
    const { disposition } = shownAs(key, opened.downloadName)
    if (disposition !== null) reply.header('content-disposition', disposition)
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    reply.header('cache-control', 'private, max-age=300')
    return reply.sendFile(key)
  })
  await app.register(sendingRoute, { local, leavingMs })
}

/** In a scope of its own: here no body is parsed, whatever it says it is, but passed on as it comes. */
async function sendingRoute(
  app: FastifyInstance,
  { local, leavingMs }: Required<FileRoutesOptions>,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  endWhenLeaving(app, leavingMs)
  const options = { bodyLimit: LARGEST, config: LONG_BODY }
  app.put<FileRequest & { Body: Readable | undefined }>(
    '/files/*',
    options,
    async (request, reply) => {
      const key = request.params['*']
      const limits = local.openPutLink(key, request.query)
      if (!limits) return refused(reply, 404, NO_FILE)
      const { 'content-type': type, 'content-length': length } = request.headers
      if (type !== limits.contentType)
        return refused(reply, 415, `This link takes ${limits.contentType}.`)
      const wrong = length === undefined ? null : wrongLength(Number(length), limits)
      if (wrong) return refused(reply, ...ANSWERS[wrong])
      const received = await local.receive(key, request.body ?? request.raw, limits)
      return received === 'kept' ? reply.code(200).send() : refused(reply, ...ANSWERS[received])
    },
  )
}

/** A server that leaves does not wait an hour for a film: its sender sees it fail and sends it again. */
function endWhenLeaving(app: FastifyInstance, leavingMs: number): void {
  const arriving = new Set<IncomingMessage>()
  app.addHook('onRequest', async ({ raw }) => {
    arriving.add(raw)
  })
  app.addHook('onResponse', async ({ raw }) => {
    arriving.delete(raw)
  })
  app.addHook('onRequestAbort', async ({ raw }) => {
    arriving.delete(raw)
  })
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const raw of arriving) raw.destroy()
    }, leavingMs).unref()
  })
}

const LEAVING_MS = 5_000

const LARGEST = Math.max(...Object.values(UPLOADS).map(({ maxSize }) => maxSize))

const NO_FILE = 'There is no such file, or its link has expired.'

const ANSWERS: Record<Exclude<Received, 'kept'>, [status: number, sentence: string]> = {
  'already there': [409, 'This link has been used. Ask for another one.'],
  'too large': [413, 'This file is too large.'],
  'another size': [400, 'This file does not have the size that was said.'],
  'no room': [507, 'The disk is nearly full, so nothing was saved. Free some space and try again.'],
}

function wrongLength(length: number, { size, maxSize }: PutLimits) {
  if (length > maxSize) return 'too large'
  return size !== null && length !== size ? 'another size' : null
}

/** What is still on its way is not waited for. */
function refused(reply: FastifyReply, status: number, error: string): FastifyReply {
  if (reply.request.method === 'PUT') reply.header('connection', 'close')
  return reply.code(status).send({ error })
}
