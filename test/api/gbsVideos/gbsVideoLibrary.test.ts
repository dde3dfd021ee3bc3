/** The library of guidance videos as each role sees it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { actor, api } from '#test/support/api.ts'
import { actorAt } from '#test/support/scenarios/twoSites.ts'
import { ONE, errorOf, listTitles } from './gbsVideoCalls.ts'

const { db } = await api()

let client: { id: string }

const provider = await actor('PROVIDER_SUPER_USER')

beforeEach(async () => {
  client = await buildClient((await api()).db)
})

describe('[7.95] [7.58] getAllGbsVideosByClientId and totalGbsVideos', () => {
  const library = async () => {
    const add = (title: string, more: object = {}) =>
      buildGbsVideo(db, { client_id: client.id, title, ...more })
    await add('Étagère', { description: 'From a high shelf' })
    await add('box', { description: null })
    await add('Crate 100%', { created_at: new Date('2020-01-01') })
    await add('Old', { deleted_at: new Date() })
    return { clientId: client.id }
  }

  it('lists by title, whatever its case and accents, and counts what it lists', async () => {
    const input = await library()
    expect(await listTitles(provider, null, input)).toEqual({
      titles: ['box', 'Crate 100%', 'Étagère'],
      total: 3,
    })
    const descending = { sort: { column: 'title', order: 'DESC' }, skip: 1, take: 1 }
    expect(await listTitles(provider, descending, input)).toEqual({
      titles: ['Crate 100%'],
      total: 3,
    })
    const oldest = { sort: { column: 'created_at', order: 'ASC' }, take: 1 }
    expect((await listTitles(provider, oldest, input)).titles).toEqual(['Crate 100%'])
    expect((await listTitles(provider, { showDeleted: true }, input)).total).toBe(4)
  })

  it.each([
    ['high shelf', ['Étagère']],
    ['0%', ['Crate 100%']],
    ['old', []],
  ])('finds %j in titles and descriptions', async (search, found) => {
    const input = await library()
    expect(await listTitles(provider, { search }, input)).toEqual({
      titles: found,
      total: found.length,
    })
  })

  it('[17.9] all five see every video of their own client, also who has access to some places only, and of no other', async () => {
    await library()
    const other = await buildClient(db)
    const { id } = await buildGbsVideo(db, { client_id: other.id, title: 'Foreign' })
    const place = await buildLocation(db, { client_id: client.id })
    for (const role of ['CLIENT_OBSERVEE', 'CLIENT_USER', 'CLIENT_SUPER_USER'] as const) {
      const person = await actorAt(role, place)
      expect((await listTitles(person, null, { clientId: other.id })).total, role).toBe(3)
      expect(errorOf(await person.gql(ONE, { id }))?.code, role).toBe('NOT_FOUND')
    }
    expect((await listTitles(provider, null, { clientId: other.id })).titles).toEqual(['Foreign'])
  })
})
