/** Deleting several observations at once. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { type Actor, actor, api } from '#test/support/api.ts'

const BULK = `mutation ($ids: [ID!]!) { bulkDeleteObservations(ids: $ids) }`

async function company(count: number) {
  const { db } = await api()
  const client = await buildClient(db)
  const ids = []
  for (let made = 0; made < count; made += 1)
    ids.push((await buildObservation(db, { client_id: client.id })).id)
  return { client, ids }
}

async function listed(person: Actor): Promise<string[]> {
  const { data } = await person.gql('{ allObservations { id } totalObservations }')
  expect(data.totalObservations).toBe(data.allObservations.length)
  return data.allObservations.map(({ id }: { id: string }) => id).sort()
}

describe('deleting observations', () => {
  it('[2.47] many are deleted at once, and the ids come back', async () => {
    const { client, ids } = await company(3)
    const person = await actor('CLIENT_SUPER_USER', client)
    const { data } = await person.gql(BULK, { ids: ids.slice(0, 2) })
    expect(data.bulkDeleteObservations).toEqual(ids.slice(0, 2))
    expect(await listed(person)).toEqual(ids.slice(2))
  })

  it('[2.47] all or none: with one that is unknown, another client’s, or no id, nothing is deleted', async () => {
    const { client, ids } = await company(1)
    const foreign = (await company(1)).ids
    const person = await actor('CLIENT_SUPER_USER', client)
    for (const other of [uuid(), foreign[0], 'no id']) {
      const { errors } = await person.gql(BULK, { ids: [...ids, other] })
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
      expect(await listed(person)).toEqual(ids)
    }
  })
})
