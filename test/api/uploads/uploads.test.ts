/** getPresignedUrl, and the PUT that follows it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { type Actor, actor, api, signIn } from '#test/support/api.ts'
import {
  requestUploadUrl,
  FILM,
  uploadUrlFor,
  putFile,
  type UrlInput,
} from '#test/support/uploading.ts'
import { PRINCIPALS } from '#test/support/accessMatrix.ts'

const LOGO: UrlInput = { videoFolderType: 'CLIENT_LOGO', mimeType: 'image/png' }
const GUIDANCE: UrlInput = { videoFolderType: 'GBS_VIDEO', mimeType: 'video/mp4' }
const RECORDING: UrlInput = { videoFolderType: 'OBSERVATION_VIDEO', mimeType: 'video/mp4' }
const MIB = 1_048_576

let provider: Actor
beforeAll(async () => {
  provider = await actor('PROVIDER_SUPER_USER')
})

describe('[7.53] getPresignedUrl', () => {
  it.each([
    ['a logo', LOGO, 'P'],
    ['a guidance video', GUIDANCE, 'P'],
    ['an observation’s video', RECORDING, 'EUOSP'],
  ])('answers a link for %s to those who may use it', async (_what, urlInput, who) => {
    const client = await buildClient((await api()).db)
    let answered = ''
    for (const [letter, role] of PRINCIPALS) {
      const { post } = await api()
      const person = role ? await actor(role, client) : { gql: post }
      const { data, errors } = await requestUploadUrl(person, urlInput)
      if (data) answered += letter
      else expect(errors?.[0]?.extensions.code).toBe(role ? 'FORBIDDEN' : 'UNAUTHENTICATED')
    }
    expect(answered).toBe(who)
  })

  it.each([
    [{ ...LOGO, mimeType: 'image/svg+xml' }, 'mimeType'],
    [{ ...LOGO, mimeType: 'image/gif' }, 'mimeType'],
    [{ ...LOGO, mimeType: 'video/mp4' }, 'mimeType'],
    [{ ...GUIDANCE, mimeType: 'image/png' }, 'mimeType'],
    [{ ...GUIDANCE, mimeType: 'video/mp4; codecs=avc1' }, 'mimeType'],
    [{ ...LOGO, size: 2 * MIB + 1 }, 'size'],
    [{ ...GUIDANCE, size: 500 * MIB + 1 }, 'size'],
    [{ ...GUIDANCE, size: 0 }, 'size'],
    [{ ...GUIDANCE, size: -1 }, 'size'],
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

  it('is not for filling the disk: a hundred files a day that nobody uses, and no more by calls at the same time', async () => {
    const { advanceClock } = await api()
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
    const { files } = await api()
    const { url, filename } = await uploadUrlFor(provider, { ...GUIDANCE, size: FILM.length })
    expect(await putFile(url, FILM, 'video/webm')).toBe(415)
    expect(await putFile(url, FILM.subarray(1), 'video/mp4')).toBe(400)
    expect(await putFile(url, FILM, 'video/mp4')).toBe(200)
    expect(await putFile(url, FILM, 'video/mp4')).toBe(409)
    expect((await files.head(`incoming/${filename}`, 1))?.size).toBe(FILM.length)
  })

  it('refuses more bytes than the kind may have, whatever the header says', async () => {
    const { files } = await api()
    const { url, filename } = await uploadUrlFor(provider, LOGO)
    expect(await putFile(url, Buffer.alloc(2 * MIB + 1), 'image/png')).toBe(413)
    expect(await files.head(`incoming/${filename}`, 1)).toBeNull()
  })

  it.each([
    ['a logo', LOGO, 900],
    ['a video', GUIDANCE, 7_200],
  ])('%s may be sent until its link expires', async (_what, urlInput, seconds) => {
    const { advanceClock } = await api()
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

  it('[35.4] shows nobody what was sent before it is judged', async () => {
    const { app } = await api()
    const { url } = await uploadUrlFor(provider, GUIDANCE)
    await putFile(url, FILM, 'video/mp4')
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })

  it('neither the link nor its signature is in the log', async () => {
    const { log } = await api()
    const { url } = await uploadUrlFor(provider, GUIDANCE)
    await putFile(url, FILM, 'video/mp4')
    const signature = new URL(url, 'http://x').searchParams.get('signature') ?? ''
    expect(signature.length).toBeGreaterThan(20)
    expect(log.join('')).not.toContain(signature)
  })
})
