/** Unused uploads are removed after a day, rows and files; used ones stay. */
import { describe, expect, it } from 'vitest'
import { sweepUploads } from '#server/features/uploads/sweepUploads.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor, api } from '#test/support/api.ts'
import { FILM, uploadUrlFor, putFile, uploadFile } from '#test/support/uploading.ts'

const { db, files, now } = await api()

const UPLOAD = `mutation ($input: GbsVideoInput!) { uploadGbsVideo(input: $input) { file_location } }`
const DAY_MS = 86_400_000
const GUIDANCE = { videoFolderType: 'GBS_VIDEO', mimeType: 'video/mp4' } as const

const provider = await actor('PROVIDER_SUPER_USER')
const client = await buildClient((await api()).db)

const use = (fileLocation: string) =>
  provider.gql(UPLOAD, { input: { clientId: client.id, title: 'How to lift', fileLocation } })

async function sweep(afterMs: number): Promise<void> {
  await sweepUploads({ db, files }, new Date(now().getTime() + afterMs))
}

async function rowsOf(ids: string[]): Promise<number> {
  const rows = await db.read('every client', (tables) =>
    tables.from('uploads').select('id').where('id', 'in', ids),
  )
  return rows.length
}

const isThere = async (key: string) => (await (await api()).files.head(key, 1)) !== null

describe('sweeping uploads', () => {
  it('[35.5] takes what nobody used for a day, and nothing before', async () => {
    const filename = await uploadFile(provider, 'GBS_VIDEO', FILM)
    await sweep(DAY_MS - 60_000)
    expect([await rowsOf([filename]), await isThere(`incoming/${filename}`)]).toEqual([1, true])
    await sweep(DAY_MS + 1_000)
    expect([await rowsOf([filename]), await isThere(`incoming/${filename}`)]).toEqual([0, false])
  })

  it('[35.5] takes what was judged for a record that was never saved', async () => {
    const filename = await uploadFile(provider, 'GBS_VIDEO', FILM)
    const judged = `gbs-videos/${filename}.mp4`
    await files.move(`incoming/${filename}`, judged)
    await sweep(DAY_MS + 1_000)
    expect([await rowsOf([filename]), await isThere(judged)]).toEqual([0, false])
  })

  it('[35.5] leaves what is used, and takes what came by its link once more', async () => {
    const { url, filename } = await uploadUrlFor(provider, GUIDANCE)
    await putFile(url, FILM, 'video/mp4')
    expect((await use(filename)).errors).toBeUndefined()
    expect(await putFile(url, FILM, 'video/mp4')).toBe(200)
    await sweep(DAY_MS + 1_000)
    expect(await isThere(`gbs-videos/${filename}.mp4`)).toBe(true)
    expect(await isThere(`incoming/${filename}`)).toBe(false)
    expect((await use(filename)).errors?.[0]?.extensions.code).toBe('BAD_INPUT')
  })

  it('[35.5] goes on where an earlier one broke off, and takes more than one armful', async () => {
    const observers = await Promise.all([1, 2, 3].map(() => actor('CLIENT_OBSERVER', client)))
    const recording = { videoFolderType: 'OBSERVATION_VIDEO', mimeType: 'video/mp4' } as const
    const ids: string[] = []
    for (const observer of observers)
      for (let count = 0; count < 80; count += 1)
        ids.push((await uploadUrlFor(observer, recording)).filename)
    const failing = {
      ...files,
      remove: () => Promise.reject(new Error('the store does not answer')),
    }
    const later = new Date(now().getTime() + DAY_MS + 1_000)
    await expect(sweepUploads({ db, files: failing }, later)).rejects.toThrow('does not answer')
    expect(await rowsOf(ids)).toBe(ids.length)
    await sweep(DAY_MS + 1_000)
    expect(await rowsOf(ids)).toBe(0)
  })
})
