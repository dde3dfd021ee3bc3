/** uploadGbsVideo, updateGbsVideo and deleteGbsVideo: the provider manages a client's guidance videos. */
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api } from '#test/support/api.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'
import { DELETE, OF_TASK, ONE, errorOf, listTitles, UPDATE, UPLOAD } from './gbsVideoCalls.ts'

const { app, files, drainBackgroundWork, db } = await api()

let client: { id: string }

const provider = await actor('PROVIDER_SUPER_USER')

beforeEach(async () => {
  client = await buildClient((await api()).db)
})

const newFile = () => uploadFile(provider, 'GBS_VIDEO', FILM)

async function uploadVideo(input: object = {}) {
  const given = { clientId: client.id, title: 'How to lift', fileLocation: await newFile() }
  return (await answered(provider.gql(UPLOAD, { input: { ...given, ...input } }))).uploadGbsVideo
}

describe('[7.50] uploadGbsVideo', () => {
  it('[3.41] keeps the video and its words for the client that the provider chose', async () => {
    const filename = await newFile()
    const made = await uploadVideo({
      title: '  Bend the knees  ',
      description: ' ',
      fileLocation: filename,
    })
    expect(made).toMatchObject({
      title: 'Bend the knees',
      description: null,
      file_location: `gbs-videos/${filename}.mp4`,
      client_id: client.id,
      deleted_at: null,
    })
    const shown = await app.inject({ method: 'GET', url: made.video_url })
    expect([shown.statusCode, shown.rawPayload.equals(FILM)]).toEqual([200, true])
  })

  it.each([
    ['title', { title: ' ' }, 'Title is required'],
    ['description', { description: 'x'.repeat(5_001) }, null],
    ['fileLocation', { fileLocation: '' }, 'Video is required'],
    ['fileLocation', { fileLocation: 'videos/of-others.mp4' }, null],
  ])('refuses a wrong %s', async (field, wrong, message) => {
    const input = { clientId: client.id, title: 'How to lift', fileLocation: uuid(), ...wrong }
    const { errors } = await provider.gql(UPLOAD, { input })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field })
    if (message) expect(errors?.[0]?.message).toBe(message)
    expect((await listTitles(provider, null, { clientId: client.id })).total).toBe(0)
  })
})

describe('[7.50] updateGbsVideo', () => {
  it('changes the words and keeps the video, whether its place is given or left out', async () => {
    const made = await uploadVideo({ description: 'First' })
    for (const fileLocation of [undefined, null, made.file_location]) {
      const input = { title: 'Better', fileLocation }
      const { data } = await provider.gql(UPDATE, { id: made.id, input })
      expect(data.updateGbsVideo).toMatchObject({
        title: 'Better',
        description: 'First',
        file_location: made.file_location,
      })
    }
    const cleared = { title: 'Better', description: null }
    const { data } = await provider.gql(UPDATE, { id: made.id, input: cleared })
    expect(data.updateGbsVideo.description).toBeNull()
  })

  it('[17.10] shows a new video, and the file of the one before goes', async () => {
    const made = await uploadVideo()
    const filename = await newFile()
    const input = { title: made.title, fileLocation: filename }
    const { data } = await provider.gql(UPDATE, { id: made.id, input })
    expect(data.updateGbsVideo.file_location).toBe(`gbs-videos/${filename}.mp4`)
    await drainBackgroundWork()
    expect(await files.head(made.file_location, 1)).toBeNull()
    expect(await files.head(`gbs-videos/${filename}.mp4`, 1)).not.toBeNull()
  })

  it('[17.10] leaves a file that was not uploaded for it: others may show it', async () => {
    const shared = `videos/${client.id}/shared.mp4`
    await files.put(shared, FILM, 'video/mp4')
    const { id } = await buildGbsVideo(db, { client_id: client.id, file_location: shared })
    const input = { title: 'Own', fileLocation: await newFile() }
    expect((await provider.gql(UPDATE, { id, input })).errors).toBeUndefined()
    await drainBackgroundWork()
    expect(await files.head(shared, 1)).not.toBeNull()
  })

  it('tells an editor that another one was first, and overwrites nothing', async () => {
    const made = await uploadVideo()
    const mine = { id: made.id, expectedUpdatedAt: made.updated_at }
    const first = await provider.gql(UPDATE, { ...mine, input: { title: 'First' } })
    expect(first.data.updateGbsVideo.title).toBe('First')
    const filename = await newFile()
    const second = { title: 'Second', fileLocation: filename }
    expect(errorOf(await provider.gql(UPDATE, { ...mine, input: second }))?.code).toBe('CONFLICT')
    const { data } = await provider.gql(ONE, { id: made.id })
    expect(data.getGbsVideosById).toEqual({
      ...first.data.updateGbsVideo,
      video_url: data.getGbsVideosById.video_url,
    })
    await drainBackgroundWork()
    expect(await files.head(made.file_location, 1)).not.toBeNull()
    const again = { id: made.id, expectedUpdatedAt: first.data.updateGbsVideo.updated_at }
    expect((await provider.gql(UPDATE, { ...again, input: second })).errors).toBeUndefined()
  })

  it('refuses a file that was not uploaded for it', async () => {
    const { id } = await buildGbsVideo((await api()).db, { client_id: client.id })
    const input = { title: 'x', fileLocation: 'videos/of-others.mp4' }
    expect(errorOf(await provider.gql(UPDATE, { id, input }))).toEqual({
      code: 'BAD_INPUT',
      field: 'fileLocation',
    })
  })

  it('is NOT_FOUND for a deleted one', async () => {
    const of = { client_id: client.id, deleted_at: new Date() }
    const { id } = await buildGbsVideo((await api()).db, of)
    const answer = await provider.gql(UPDATE, { id, input: { title: 'x' } })
    expect(errorOf(answer)?.code).toBe('NOT_FOUND')
  })
})

describe('[7.50] deleteGbsVideo', () => {
  it('[17.10] hides the video, stays readable, and tasks that showed it show none until it is restored', async () => {
    const [video, other] = [
      await buildGbsVideo(db, { client_id: client.id, title: 'Gone' }),
      await buildGbsVideo(db, { client_id: client.id, title: 'Stays' }),
    ]
    const [task, otherTask] = [
      await buildTask(db, { client_id: client.id, gbs_video_id: video.id }),
      await buildTask(db, { client_id: client.id, gbs_video_id: other.id }),
    ]
    const { data } = await provider.gql(DELETE, { id: video.id })
    expect(data.deleteGbsVideo.deleted_at).not.toBeNull()
    expect(await listTitles(provider, null, { clientId: client.id })).toEqual({
      titles: ['Stays'],
      total: 1,
    })
    expect((await provider.gql(ONE, { id: video.id })).data.getGbsVideosById.title).toBe('Gone')
    expect((await provider.gql(OF_TASK, { taskId: task.id })).data.getGbsVideoByTaskId).toBeNull()
    const kept = await provider.gql(OF_TASK, { taskId: otherTask.id })
    expect(kept.data.getGbsVideoByTaskId.id).toBe(other.id)
    expect(errorOf(await provider.gql(DELETE, { id: video.id }))?.code).toBe('NOT_FOUND')
    await provider.gql('mutation ($id: ID!) { restoreGbsVideo(id: $id) { id } }', { id: video.id })
    const shown = await provider.gql(OF_TASK, { taskId: task.id })
    expect(shown.data.getGbsVideoByTaskId.id).toBe(video.id)
  })
})
