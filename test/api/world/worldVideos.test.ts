/** Recordings as phones, browsers and recorders write them: uploaded, kept and played back as a player reads them, or refused in words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api } from '#test/support/api.ts'
import { requestUploadUrl, uploadFile } from '#test/support/uploading.ts'

const VIDEOS = join(projectRoot, 'test/world/videos')
const read = (name: string) => readFileSync(join(VIDEOS, name))

const { db, app } = await api()
const observer = await actor(
  'CLIENT_OBSERVER',
  await buildClient(db, { raw_video_upload_enabled: true }),
)

/** As a player shows them: ending, type, length in seconds, turn in degrees, width and height. */
const FILMS = [
  ['android.mp4', '.mp4', 'video/mp4', 2, 0, 160, 120],
  ['fragmented.mp4', '.mp4', 'video/mp4', 2.17, 0, 160, 120],
  ['variable-rate.mp4', '.mp4', 'video/mp4', 2, 0, 160, 120],
  ['live-recorder.webm', '.webm', 'video/webm', 2, 0, 160, 120],
  ['indexed.webm', '.webm', 'video/webm', 2, 0, 160, 120],
  ['picture-begins-late.webm', '.webm', 'video/webm', 3.5, 0, 160, 120],
  ['odd-size.webm', '.webm', 'video/webm', 2, 0, 161, 121],
  ['no-picture.webm', '.webm', 'video/webm', 0, 0, 160, 120],
  ['edit-list.mov', '.mov', 'video/quicktime', 1.7, 0, 160, 120],
  ['phone-turned-90.mov', '.mov', 'video/quicktime', 2, 270, 120, 160],
  ['phone-turned-180.mov', '.mov', 'video/quicktime', 2, 180, 160, 120],
  ['phone-turned-270.mov', '.mov', 'video/quicktime', 2, 90, 120, 160],
  ['iphone-hevc.mov', '.mov', 'video/quicktime', 2, 0, 160, 120],
  ['transparent.webm', '.webm', 'video/webm', 2, 0, 160, 120],
  ['long-key-frames.mp4', '.mp4', 'video/mp4', 2, 0, 160, 120],
  ['sound-first.mp4', '.mp4', 'video/mp4', 2, 0, 160, 120],
  ['cover.mp4', '.mp4', 'video/mp4', 2, 0, 160, 120],
  ['preview-first.mov', '.mov', 'video/quicktime', 2, 0, 160, 120],
  ['chromium-recorder.webm', '.webm', 'video/webm', 2.1, 0, 160, 120],
  ['chromium-recorder.mp4', '.mp4', 'video/mp4', 2.1, 0, 160, 120],
  ['firefox-recorder.webm', '.webm', 'video/webm', 2.2, 0, 160, 120],
] as const

/** Files that only the analysis refuses, as its own test shows; the server looks at the first bytes only. */
const ONLY_ANALYSED =
  'cut-off.mp4 cut-off.webm cut-off-early.mp4 cut-off-without-index.mp4 sound-only.m4a sound-only.webm photo.jpg photo.heic notes.txt two-sizes.webm sideways.mp4'.split(
    ' ',
  )

const UPLOAD = `mutation ($input: UploadVideoInput!) { video: uploadVideo(input: $input) { file_location video_size video_url } }`

describe('[35.14] a recording is kept in its container, and played back with its turn and length', () => {
  it.each(FILMS)('%s', async (name, ending, type, duration, turn, width, height) => {
    const bytes = read(name)
    // Whatever the sender says of it, the bytes decide.
    const fileLocation = await uploadFile(observer, 'OBSERVATION_VIDEO', bytes)
    const {
      file_location: key,
      video_size: size,
      video_url: url,
    } = (await answered(observer.gql(UPLOAD, { input: { fileLocation } }))).video
    expect([key.endsWith(ending), size]).toEqual([true, bytes.length])

    const link = await app.inject({ url })
    const played = await app.inject({
      url: link.headers.location ?? '',
      headers: { range: 'bytes=0-' },
    })
    expect(played.statusCode).toBe(206)
    expect(played.headers['content-type']).toBe(type)
    using film = new Input({ formats: ALL_FORMATS, source: new BufferSource(played.rawPayload) })
    const track = await film.getPrimaryVideoTrack()
    expect(await track?.getRotation()).toBe(turn)
    expect([await track?.getDisplayWidth(), await track?.getDisplayHeight()]).toEqual([
      width,
      height,
    ])
    expect(await film.computeDuration()).toBeCloseTo(duration, 1)
  })

  it('empty.mp4 is refused before it is sent', async () => {
    const size = read('empty.mp4').length
    const urlInput = { videoFolderType: 'OBSERVATION_VIDEO', mimeType: 'video/mp4', size } as const
    const { errors } = await requestUploadUrl(observer, urlInput)
    expect(errors?.[0]).toMatchObject({ message: /empty/, extensions: { code: 'BAD_INPUT' } })
  })

  it('every video of the folder has an expectation here', () => {
    const known = [...FILMS.map(([name]) => name), ...ONLY_ANALYSED, 'empty.mp4']
    expect(readdirSync(VIDEOS).toSorted()).toEqual(known.toSorted())
  })
})
