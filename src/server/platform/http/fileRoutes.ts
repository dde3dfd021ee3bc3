/**
 * Routes /files/*: sends and receives the files of this process's folder by signed links that expire; with ranges for
 * videos.
 */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { UPLOADS } from '#domain/uploads.ts'
import type { LinkQuery, LocalFiles, PutLimits, ReceiveResult } from '../files/fileStore.ts'
import { contentDisposition } from '../files/contentDisposition.ts'
import { LONG_BODY_ROUTE } from './connections.ts'
import { english } from '../texts/translator.ts'

interface FileRequest {
  Params: { '*': string }
  Querystring: LinkQuery
}

export interface FileRoutesOptions {
  local: LocalFiles
  /** Milliseconds that an upload in progress may continue when the server closes. */
  closeGraceMs?: number
}

export async function fileRoutes(
  app: FastifyInstance,
  { local, closeGraceMs = CLOSE_GRACE_MS }: FileRoutesOptions,
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
    const opened = local.verifyGetLink(key, request.query)
    if (!opened) return refuse(reply, 404, FILE_NOT_FOUND)
    const { disposition } = contentDisposition(key, opened.downloadName)
    if (disposition !== null) reply.header('content-disposition', disposition)
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    reply.header('cache-control', 'private, max-age=300')
    return reply.sendFile(key)
  })
  await app.register(uploadRoute, { local, closeGraceMs })
}

/** Registered in a separate scope, where bodies of any content type are passed on unparsed. */
async function uploadRoute(
  app: FastifyInstance,
  { local, closeGraceMs }: Required<FileRoutesOptions>,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  abortUploadsOnClose(app, closeGraceMs)
  const options = { bodyLimit: MAX_FILE_BYTES, config: LONG_BODY_ROUTE }
  app.put<FileRequest & { Body: Readable | undefined }>(
    '/files/*',
    options,
    async (request, reply) => {
      const key = request.params['*']
      const limits = local.verifyPutLink(key, request.query)
      if (!limits) return refuse(reply, 404, FILE_NOT_FOUND)
      const { 'content-type': type, 'content-length': length } = request.headers
      if (type !== limits.contentType)
        return refuse(reply, 415, `This link only accepts ${limits.contentType}.`)
      const wrong = length === undefined ? null : checkLength(Number(length), limits)
      if (wrong) return refuse(reply, ...REFUSALS[wrong])
      const received = await local.receive(key, request.body ?? request.raw, limits)
      return received === 'kept' ? reply.code(200).send() : refuse(reply, ...REFUSALS[received])
    },
  )
}

/** A closing server does not wait for a long upload: the upload fails and the client sends it again. */
function abortUploadsOnClose(app: FastifyInstance, closeGraceMs: number): void {
  const uploads = new Set<IncomingMessage>()
  app.addHook('onRequest', async ({ raw }) => {
    uploads.add(raw)
  })
  app.addHook('onResponse', async ({ raw }) => {
    uploads.delete(raw)
  })
  app.addHook('onRequestAbort', async ({ raw }) => {
    uploads.delete(raw)
  })
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const raw of uploads) raw.destroy()
    }, closeGraceMs).unref()
  })
}

const CLOSE_GRACE_MS = 5_000

const MAX_FILE_BYTES = Math.max(...Object.values(UPLOADS).map(({ maxSize }) => maxSize))

const FILE_NOT_FOUND = 'This file does not exist, or its link has expired.'

const REFUSALS: Record<Exclude<ReceiveResult, 'kept'>, [status: number, sentence: string]> = {
  'already there': [409, 'This link has already been used. Request a new one.'],
  'too large': [413, 'This file is too large.'],
  'another size': [400, 'This file does not have the announced size.'],
  'no room': [507, english.t('messages.diskFull')],
}

function checkLength(length: number, { size, maxSize }: PutLimits) {
  if (length > maxSize) return 'too large'
  return size !== null && length !== size ? 'another size' : null
}

/** Closes the connection, so that the server does not wait for the rest of the body. */
function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  if (reply.request.method === 'PUT') reply.header('connection', 'close')
  return reply.code(status).send({ error })
}
