/** getPresignedUrl, and the PUT that follows it. */
import { describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor, api, signIn } from '#test/support/api.ts'
import {
  requestUploadUrl,
  FILM,
  uploadUrlFor,
  putFile,
  type UrlInput,
} from '#test/support/uploading.ts'
import { PRINCIPALS } from '#test/support/accessMatrix.ts'

const { advanceClock, files, app, log } = await api()

const LOGO: UrlInput = { videoFolderType: 'CLIENT_LOGO', mimeType: 'image/png' }
const GUIDANCE: UrlInput = { videoFolderType: 'GBS_VIDEO', mimeType: 'video/mp4' }
const RECORDING: UrlInput = { videoFolderType: 'OBSERVATION_VIDEO', mimeType: 'video/mp4' }
const MIB = 1_048_576

let provider = await actor('PROVIDER_SUPER_USER')

describe('[7.53] getPresignedUrl', () => {
  it('answers a link to those who may use it for its kind', async () => {
    const client = await buildClient((await api()).db)
    const answered = { CLIENT_LOGO: '', GBS_VIDEO: '', OBSERVATION_VIDEO: '' }
    for (const [letter, role] of PRINCIPALS)
      for (const urlInput of role ? [LOGO, GUIDANCE, RECORDING] : []) {
        const { data, errors } = await requestUploadUrl(await actor(role!, client), urlInput)
        if (data) answered[urlInput.videoFolderType] += letter
        else expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      }
    expect(answered).toEqual({ CLIENT_LOGO: 'P', GBS_VIDEO: 'P', OBSERVATION_VIDEO: 'EUOSP' })
  })

  it.each([
    [{ ...LOGO, mimeType: 'video/mp4' }, 'mimeType'],
    [{ ...GUIDANCE, mimeType: 'video/mp4; codecs=avc1' }, 'mimeType'],
    [{ ...LOGO, size: 2 * MIB + 1 }, 'size'],
    [{ ...GUIDANCE, size: 0 }, 'size'],
  ] as const)('refuses %j', async (urlInput, field) => {
    const { errors } = await requestUploadUrl(provider, urlInput)
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field })
  })

  it('gives a name that says nothing, and every time another one', async () => {
    const [one, other] = [await uploadUrlFor(provider, LOGO), await uploadUrlFor(provider, LOGO)]
    expect(one.filename).not.toBe(other.filename)
    expect(one.filename).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.url).not.toContain('logo')
  })

  it('[35.15] refuses a recording at once where the client keeps none, and takes an overlay', async () => {
    const { db } = await api()
    const asked = async (keepsRecordings: boolean, anonymousObservation: boolean) => {
      const client = await buildClient(db, { raw_video_upload_enabled: keepsRecordings })
      const observer = await actor('CLIENT_OBSERVER', client)
      const { errors } = await requestUploadUrl(observer, { ...RECORDING, anonymousObservation })
      return errors?.[0]?.extensions.field ?? null
    }
    expect(await asked(false, false)).toBe('videoFolderType')
    expect(await asked(false, true)).toBeNull()
    expect(await asked(true, false)).toBeNull()
  })

  it.each([
    ['another program', {}, 'https://liftwise.test'],
    ['a page of this server', { host: 'inner', origin: 'http://inner' }, 'http://inner'],
    [
      'a page behind a proxy with a name of its own',
      { host: 'web', origin: 'https://outer', 'sec-fetch-site': 'same-origin' },
      'https://outer',
    ],
    ['a page elsewhere', { host: 'inner', origin: 'https://evil' }, 'https://liftwise.test'],
    ['a file', { host: 'null', origin: 'null' }, 'https://liftwise.test'],
  ])('[12.23] answers %s with a whole address', async (_who, headers, origin) => {
    const { post } = await api()
    const { data } = await post(
      `mutation ($urlInput: UrlInput!) { getPresignedUrl(urlInput: $urlInput) { url } }`,
      { urlInput: LOGO },
      { accessToken: provider.accessToken, headers },
    )
    expect(data.getPresignedUrl.url).toMatch(/^https?:\/\/[^/]+\/files\//)
    expect(new URL(data.getPresignedUrl.url).origin).toBe(origin)
  })

  it('[35.5] is not for filling the disk: a hundred files a day that nobody uses, and no more by calls at the same time', async () => {
    const observer = await actor('CLIENT_OBSERVER')
    for (let count = 0; count < 95; count += 1) await uploadUrlFor(observer, RECORDING)
    const together = Array.from({ length: 10 }, () => requestUploadUrl(observer, RECORDING))
    const answers = await Promise.all(together)
    expect(answers.filter(({ data }) => data)).toHaveLength(5)
    const { errors } = await requestUploadUrl(observer, RECORDING)
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    advanceClock(86_400)
    expect((await requestUploadUrl(await signIn(observer), RECORDING)).data).not.toBeNull()
    provider = await signIn(provider)
  })
})

describe('[7.53] the file is sent by PUT to that link with its content type', () => {
  it('[35.1] works once, within the link’s time, with the type and size that were said', async () => {
    const { url, filename } = await uploadUrlFor(provider, { ...GUIDANCE, size: FILM.length })
    expect(await putFile(url, FILM, 'video/webm')).toBe(415)
    expect(await putFile(url, FILM.subarray(1), 'video/mp4')).toBe(400)
    expect(await putFile(url, FILM, 'video/mp4')).toBe(200)
    expect(await putFile(url, FILM, 'video/mp4')).toBe(409)
    expect((await files.head(`incoming/${filename}`, 1))?.size).toBe(FILM.length)
  })

  it.each([
    ['a logo', LOGO, 900],
    ['a video', GUIDANCE, 7_200],
  ])('%s may be sent until its link expires', async (_what, urlInput, seconds) => {
    const person = await signIn(provider)
    const [early, late] = [
      await uploadUrlFor(person, urlInput),
      await uploadUrlFor(person, urlInput),
    ]
    advanceClock(seconds - 10)
    expect(await putFile(early.url, FILM, urlInput.mimeType)).toBe(200)
    advanceClock(10)
    expect(await putFile(late.url, FILM, urlInput.mimeType)).toBe(404)
    provider = await signIn(provider)
  })

  it('[35.4] [35.8] shows nobody what was sent before it is judged, and the log no link', async () => {
    const { url } = await uploadUrlFor(provider, GUIDANCE)
    await putFile(url, FILM, 'video/mp4')
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404)
    const signature = new URL(url, 'http://x').searchParams.get('signature') ?? ''
    expect(signature.length).toBeGreaterThan(20)
    expect(log.join(''), 'the log').not.toContain(signature)
  })
})
