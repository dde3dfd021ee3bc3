/** A person's places are read at each call, so that no change of them is missed. */
import { expect, it } from 'vitest'
import { buildTwoSites, actorAt } from '../../support/scenarios/twoSites.ts'
import { updateRow } from '#test/support/scenarios/scheduleScenario.ts'
import { writeRows } from '#test/support/writeRows.ts'

it('[46.2] a change of somebody’s places, or of what is inside them, counts at the next call', async () => {
  const { client, db, of, north, south } = await buildTwoSites()
  const person = await actorAt('CLIENT_SUPER_USER', north)
  const visible = async (): Promise<string[]> => {
    const { data } = await person.gql('{ allLocations(filter: { take: 100 }) { name } }')
    return data.allLocations.map(({ name }: { name: string }) => name).toSorted()
  }
  expect(await visible()).toEqual(['Dock', 'North'])

  await updateRow(db, 'locations', { id: south.id, client_id: client.id }, { parent_id: north.id })
  expect(await visible()).toEqual(['Dock', 'North', 'South'])

  await writeRows(db, { clientId: of.client_id }, (tables) =>
    tables.remove('user_locations').where('user_id', '=', person.id),
  )
  expect(await visible()).toEqual(['Dock', 'North', 'South', 'Yard'])
})
