/** A person's places are read at each call, so that no change of them is missed. */
import { expect, it } from 'vitest'
import { buildTwoSites, actorAt } from '../../support/scenarios/twoSites.ts'

it('[46.2] a change of somebody’s places, or of what is inside them, counts at the next call', async () => {
  const { client, db, of, north, south } = await buildTwoSites()
  const person = await actorAt('CLIENT_SUPER_USER', north)
  const visible = async (): Promise<string[]> => {
    const { data } = await person.gql('{ allLocations(filter: { take: 100 }) { name } }')
    return data.allLocations.map(({ name }: { name: string }) => name).toSorted()
  }
  expect(await visible()).toEqual(['Dock', 'North'])

  await db.write({ clientId: client.id }, (transaction) =>
    transaction.run((tables) =>
      tables.update('locations').set({ parent_id: north.id }).where('id', '=', south.id),
    ),
  )
  expect(await visible()).toEqual(['Dock', 'North', 'South'])

  await db.write({ clientId: of.client_id }, (transaction) =>
    transaction.run((tables) => tables.remove('user_locations').where('user_id', '=', person.id)),
  )
  expect(await visible()).toEqual(['Dock', 'North', 'South', 'Yard'])
})
