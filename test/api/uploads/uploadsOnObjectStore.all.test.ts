/** The life of a guidance video with an S3 store; only when TEST_S3_ENDPOINT is set. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { checkBrowserUploads, openFileStore } from '#server/platform/files/openFileStore.ts'
import { buildApp } from '#server/app/buildApp.ts'
import { type Actor, type Answer, actor, api } from '#test/support/api.ts'
import { HAS_OBJECT_STORE, newBucket } from '#test/support/fileStores.ts'
import { FILM, uploadUrlFor } from '#test/support/uploading.ts'

const UPLOAD = `mutation ($input: GbsVideoInput!) {
  uploadGbsVideo(input: $input) { id file_location video_url } }`
const GUIDANCE = { videoFolderType: 'GBS_VIDEO', mimeType: 'video/mp4', size: FILM.length } as const

describe.runIf(HAS_OBJECT_STORE)('files in an S3 store', () => {
  let app: FastifyInstance
  let files: FileStore
  let provider: Pick<Actor, 'gql'>
  let client: { id: string }

  beforeAll(async () => {
    const { db, settings, now } = await api()
    const { accessToken } = await actor('PROVIDER_SUPER_USER')
    const s3 = { ...(await newBucket()), writeCorsRule: true }
    client = await buildClient(db)
    files = await openFileStore({ ...settings, s3 })
    await checkBrowserUploads({ ...settings, s3 })
    const mailer = { send: async () => undefined, close: () => undefined }
    const logDestination = { write: () => undefined }
    app = buildApp({ settings: { ...settings, s3 }, db, files, mailer, now, logDestination })
    provider = {
      gql: async (query, variables): Promise<Answer> => {
        const headers = { authorization: `Bearer ${accessToken}` }
        const payload = { query, variables }
        return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json()
      },
    }
  })
  afterAll(() => app.close())

  const send = (url: string, body: Buffer, type = 'video/mp4') =>
    fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': type } })

  const upload = (fileLocation: string) =>
    provider.gql(UPLOAD, { input: { clientId: client.id, title: 'How to lift', fileLocation } })

  it('[7.53] [7.50] a video is sent, used, and shown in parts', async () => {
    const { url, filename } = await uploadUrlFor(provider, GUIDANCE)
    expect((await send(url, FILM)).status).toBe(200)
    const { data } = await upload(filename)
    expect(data.uploadGbsVideo.file_location).toBe(`gbs-videos/${filename}.mp4`)
    const shown = await fetch(data.uploadGbsVideo.video_url, { headers: { range: 'bytes=4-11' } })
    expect([shown.status, await shown.text(), shown.headers.get('content-type')]).toEqual([
      206,
      'ftypisom',
      'video/mp4',
    ])
    expect(await files.head(`incoming/${filename}`, 1)).toBeNull()
  })

  it('[35.9] a second file by the same link never reaches the record', async () => {
    const { url, filename } = await uploadUrlFor(provider, GUIDANCE)
    await send(url, FILM)
    const { data } = await upload(filename)
    await send(url, Buffer.alloc(FILM.length, 'x'))
    const shown = await fetch(data.uploadGbsVideo.video_url)
    expect(Buffer.from(await shown.arrayBuffer()).equals(FILM)).toBe(true)
    expect((await upload(filename)).errors?.[0]?.extensions.code).toBe('BAD_INPUT')
  })

  it('[35.10] the server is ready; the web app’s pages may send to the bucket, and no others', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    const { url } = await uploadUrlFor(provider, GUIDANCE)
    const ask = (origin: string) =>
      fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'content-type',
        },
      })
    const ours = await ask('https://liftwise.test')
    expect(ours.headers.get('access-control-allow-origin')).toBe('https://liftwise.test')
    const others = await ask('https://evil.test')
    expect(others.headers.get('access-control-allow-origin')).toBeNull()
  })
})
