/** An upload is linked to one record of its uploader, once, and only as its true type. */
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { type Answer, actor, api, signIn } from '#test/support/api.ts'
import { FILM, uploadUrlFor, uploadFile } from '#test/support/uploading.ts'

const { files, advanceClock, app, drainBackgroundWork } = await api()

const UPLOAD = `mutation ($input: GbsVideoInput!) {
  uploadGbsVideo(input: $input) { id file_location video_url } }`
const LOGO = `mutation ($id: ID!, $input: ClientInput!) {
  updateClient(id: $id, input: $input) { logo_url } }`

let provider = await actor('PROVIDER_SUPER_USER')
const client = await buildClient((await api()).db)

const upload = (filename: string, by = provider): Promise<Answer> =>
  by.gql(UPLOAD, { input: { clientId: client.id, title: 'How to lift', fileLocation: filename } })

const setLogo = (logo: string): Promise<Answer> =>
  provider.gql(LOGO, { id: client.id, input: { companyName: client.company_name, logo } })

const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions

const NOT_THIS_FILE = { code: 'BAD_INPUT', field: 'fileLocation' }

const keyOf = (filename: string) => `gbs-videos/${filename}.mp4`

describe('the file that an operation names', () => {
  it('[7.50] is used once: its place is then its record’s', async () => {
    const filename = await uploadFile(provider, 'GBS_VIDEO', FILM)
    const { data } = await upload(filename)
    expect(data.uploadGbsVideo.file_location).toBe(keyOf(filename))
    expect(await files.head(`incoming/${filename}`, 1)).toBeNull()
    expect(errorOf(await upload(filename))).toEqual(NOT_THIS_FILE)
    expect((await files.head(keyOf(filename), 1))?.size).toBe(FILM.length)
  })

  it('[35.3] is used by one of two calls at once', async () => {
    const filename = await uploadFile(provider, 'GBS_VIDEO', FILM)
    const answers = await Promise.all([upload(filename), upload(filename)])
    const [right, wrong] = answers.toSorted((a, b) => Number(!!a.errors) - Number(!!b.errors))
    expect(right?.data.uploadGbsVideo.file_location).toBe(keyOf(filename))
    expect(wrong && errorOf(wrong)).toEqual(NOT_THIS_FILE)
  })

  it('[35.3] can be used again after its record was refused for something else', async () => {
    const filename = await uploadFile(provider, 'GBS_VIDEO', FILM)
    const input = { clientId: uuid(), title: 'How to lift', fileLocation: filename }
    expect(errorOf(await provider.gql(UPLOAD, { input }))?.code).toBe('NOT_FOUND')
    const other = await buildClient((await api()).db)
    const logo = await uploadFile(provider, 'CLIENT_LOGO', await picture())
    const taken = { companyName: other.company_name, logo }
    expect(errorOf(await provider.gql(LOGO, { id: client.id, input: taken }))?.code).toBe(
      'DUPLICATE',
    )
    expect((await setLogo(logo)).errors).toBeUndefined()
    expect((await upload(filename)).errors).toBeUndefined()
  })

  it('[35.3] is none with any other name', async () => {
    for (const filename of [
      uuid(),
      '../../token-secret',
      `../gbs-videos/${uuid()}.mp4`,
      `${uuid()}\0`,
      `incoming/${uuid()}`,
    ])
      expect(errorOf(await upload(filename)), filename).toEqual(NOT_THIS_FILE)
  })

  it('[35.3] is nobody else’s: another’s name answers like none', async () => {
    const other = await actor('PROVIDER_SUPER_USER')
    const observer = await actor('CLIENT_OBSERVER', client)
    for (const person of [other, observer]) {
      const kind = person === other ? 'GBS_VIDEO' : 'OBSERVATION_VIDEO'
      const filename = await uploadFile(person, kind, FILM)
      const answer = await upload(filename)
      expect(errorOf(answer)).toEqual(NOT_THIS_FILE)
      expect(answer.errors?.[0]?.message).toBe((await upload(uuid())).errors?.[0]?.message)
    }
  })

  it('[35.1] is of the kind that it was sent as, and has arrived', async () => {
    const ofAnother = await uploadFile(provider, 'OBSERVATION_VIDEO', FILM)
    expect(errorOf(await upload(ofAnother))).toEqual(NOT_THIS_FILE)
    const guidance = { videoFolderType: 'GBS_VIDEO', mimeType: 'video/mp4' } as const
    const { filename } = await uploadUrlFor(provider, guidance)
    expect(errorOf(await upload(filename))).toEqual(NOT_THIS_FILE)
  })

  it('[35.3] is not older than a day', async () => {
    const [fresh, old] = [
      await uploadFile(provider, 'GBS_VIDEO', FILM),
      await uploadFile(provider, 'GBS_VIDEO', FILM),
    ]
    advanceClock(86_390)
    provider = await signIn(provider)
    expect((await upload(fresh)).errors).toBeUndefined()
    advanceClock(10)
    expect(errorOf(await upload(old))).toEqual(NOT_THIS_FILE)
  })
})

describe('[3.56] a video is judged by its bytes', () => {
  it('[35.2] its ending is what it is, not what it was called', async () => {
    const filename = await uploadFile(provider, 'GBS_VIDEO', FILM, 'video/quicktime')
    const { data } = await upload(filename)
    expect(data.uploadGbsVideo.file_location).toBe(keyOf(filename))
    const url = data.uploadGbsVideo.video_url
    const shown = await app.inject({ method: 'GET', url, headers: { range: 'bytes=4-11' } })
    expect([shown.statusCode, shown.body, shown.headers['content-type']]).toEqual([
      206,
      'ftypisom',
      'video/mp4',
    ])
  })

  it('a page is refused', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const answer = await upload(await uploadFile(provider, 'GBS_VIDEO', page))
    expect(errorOf(answer)).toEqual(NOT_THIS_FILE)
    expect(answer.errors?.[0]?.message).toBe(
      'This file type is not supported. One MP4, WEBM or MOV file, up to 500 MB.',
    )
  })
})

describe('[5.26] a logo is judged by its bytes, and re-encoded', () => {
  it('[35.2] is seen as a png of its pixels only', async () => {
    const camera = await sharp(await picture())
      .withExif({ IFD0: { Copyright: 'SECRET-NAME' } })
      .jpeg()
      .toBuffer()
    const both = Buffer.concat([camera, Buffer.from('<script>alert(1)</script>')])
    const logo = await uploadFile(provider, 'CLIENT_LOGO', both, 'image/jpeg')
    const { data } = await setLogo(logo)
    const shown = await app.inject({ method: 'GET', url: data.updateClient.logo_url })
    expect(shown.headers['content-type']).toBe('image/png')
    expect(shown.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    for (const rest of ['SECRET-NAME', '<script>'])
      expect(shown.rawPayload.includes(rest)).toBe(false)
  })

  it('replaces the one before, whose file goes', async () => {
    const first = await uploadFile(provider, 'CLIENT_LOGO', await picture())
    await setLogo(first)
    expect(await files.head(`logos/${first}.png`, 1)).not.toBeNull()
    await setLogo(await uploadFile(provider, 'CLIENT_LOGO', await picture()))
    await drainBackgroundWork()
    expect(await files.head(`logos/${first}.png`, 1)).toBeNull()
  })

  it('a page is refused', async () => {
    const page = Buffer.from('<!doctype html><h1>Logo</h1>')
    const answer = await setLogo(await uploadFile(provider, 'CLIENT_LOGO', page))
    expect(errorOf(answer)).toEqual({ code: 'BAD_INPUT', field: 'logo' })
  })
})

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#faa61a' } })
    .png()
    .toBuffer()
