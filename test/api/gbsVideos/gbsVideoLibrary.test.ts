/** The library of guidance videos as each role sees it, and access to its calls. */
import { v7 as uuid } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { account, type Actor, actor, api, signIn } from '#test/support/api.ts'
import { DELETE, LIST, ONE, errorOf, listTitles, UPDATE, UPLOAD } from './gbsVideoCalls.ts'

let provider: Actor
let client: { id: string }

beforeAll(async () => {
  provider = await actor('PROVIDER_SUPER_USER')
})
beforeEach(async () => {
  client = await buildClient((await api()).db)
})

describe('[7.95] [7.58] getAllGbsVideosByClientId and totalGbsVideos', () => {
  const library = async () => {
    const { db } = await api()
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
    ['ETAGERE', ['Étagère']],
    ['high shelf', ['Étagère']],
    ['0%', ['Crate 100%']],
    ['%', ['Crate 100%']],
    ['old', []],
    ["' or true --", []],
  ])('finds %j in titles and descriptions', async (search, found) => {
    const input = await library()
    expect(await listTitles(provider, { search }, input)).toEqual({
      titles: found,
      total: found.length,
    })
  })

  it.each([
    ['take', { take: 101 }],
    ['take', { take: 0 }],
    ['skip', { skip: -1 }],
    ['search', { search: 'x'.repeat(201) }],
  ])('refuses an impossible %s', async (field, filter) => {
    expect(errorOf(await provider.gql(LIST, { filter }))).toEqual({ code: 'BAD_INPUT', field })
  })

  it('[17.9] all five see every video of their own client, and of no other', async () => {
    const { db } = await api()
    await library()
    const other = await buildClient(db)
    const foreign = await buildGbsVideo(db, { client_id: other.id, title: 'Foreign' })
    const roles = [
      'CLIENT_OBSERVEE',
      'CLIENT_USER',
      'CLIENT_OBSERVER',
      'CLIENT_SUPER_USER',
    ] as const
    for (const role of roles) {
      const person = await actor(role, client)
      expect((await listTitles(person, null, { clientId: other.id })).total, role).toBe(3)
      const answer = await person.gql(ONE, { id: foreign.id })
      expect(errorOf(answer), role).toEqual(errorOf(await person.gql(ONE, { id: uuid() })))
      expect(errorOf(answer)?.code).toBe('NOT_FOUND')
    }
    expect((await listTitles(provider, null, { clientId: other.id })).titles).toEqual(['Foreign'])
  })

  it('[17.9] who has access to some places only sees all the same', async () => {
    const { db } = await api()
    await library()
    const place = await buildLocation(db, { client_id: client.id })
    const limited = await account('CLIENT_OBSERVER', client, {
      user_has_full_location_access: false,
    })
    const of = { client_id: client.id, user_id: limited.id }
    await insertRow(db, client.id, 'user_locations', { ...of, location_id: place.id })
    expect((await listTitles(await signIn(limited))).total).toBe(3)
  })
})

describe('[7.95] getGbsVideosById', () => {
  it('answers one of them to all of its client', async () => {
    const { db } = await api()
    const { id, title } = await buildGbsVideo(db, { client_id: client.id })
    const person = await actor('CLIENT_USER', client)
    expect((await person.gql(ONE, { id })).data.getGbsVideosById).toMatchObject({ id, title })
    expect(errorOf(await person.gql(ONE, { id: 'x' }))?.code).toBe('NOT_FOUND')
  })
})

describe('only the provider changes the library, and only who is signed in reads it', () => {
  it.each([
    ['uploadGbsVideo', UPLOAD, { input: { title: 'x', fileLocation: 'x' } }],
    ['updateGbsVideo', UPDATE, { id: uuid(), input: { title: 'x' } }],
    ['deleteGbsVideo', DELETE, { id: uuid() }],
  ])('[7.50] [7.95] %s', async (_operation, document, variables) => {
    const { post } = await api()
    expect(errorOf(await post(document, variables))?.code).toBe('UNAUTHENTICATED')
    const person = await actor('CLIENT_SUPER_USER', client)
    expect(errorOf(await person.gql(document, variables))?.code).toBe('FORBIDDEN')
  })

  it.each([
    ['getAllGbsVideosByClientId', LIST, {}],
    ['getGbsVideosById', ONE, { id: uuid() }],
  ])('[7.50] [7.95] %s', async (_operation, document, variables) => {
    const { post } = await api()
    expect(errorOf(await post(document, variables))?.code).toBe('UNAUTHENTICATED')
    const nobody = await actor('NONE', client)
    expect(errorOf(await nobody.gql(document, variables))?.code).toBe('FORBIDDEN')
  })
})
