/** Choices of a campaign for people whose place is inside the campaign's. */
import { expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildDepartment } from '#server/app/factories/buildPlaces.ts'
import { actor } from '#test/support/api.ts'
import { buildTwoSites, limitedActor } from '../../support/scenarios/twoSites.ts'

const FORM = `query ($campaignId: ID, $userId: ID, $location: ID!) {
  locations: allLocations(filter: { campaignId: $campaignId }, input: { userId: $userId }) { name }
  departments: allDepartments(filter: { campaignId: $campaignId, locationIds: [$location] }) { name }
  copy: observationChoices {
    locations { name } departments { name } campaigns { id locations departments }
  }
}`

it('[21.20] people limited to a place inside a campaign’s are offered theirs, online and from the copy', async () => {
  const { client, north, dock, south, goodsIn, db, of } = await buildTwoSites()
  const picking = await buildDepartment(db, {
    ...of,
    name: 'Picking',
    parent_id: goodsIn.id,
    locations: [north.id],
  })
  const campaign = await buildCampaign(db, {
    ...of,
    location_id: north.id,
    department_id: goodsIn.id,
  })
  const elsewhere = await buildCampaign(db, { ...of, location_id: south.id })
  const everywhere = await buildCampaign(db, of)
  const person = await limitedActor('CLIENT_OBSERVER', client, {
    locations: [dock.id],
    departments: [picking.id],
  })
  const offered = async ({ id: campaignId }: { id: string }, who = person) =>
    (await who.gql(FORM, { campaignId, userId: who.id, location: dock.id })).data
  const theirs = { locations: [{ name: 'Dock' }], departments: [{ name: 'Picking' }] }
  expect(await offered(campaign)).toMatchObject({ ...theirs, copy: theirs })
  expect(await offered(everywhere)).toMatchObject(theirs)
  expect(await offered(elsewhere)).toMatchObject({ locations: [], departments: [] })
  const { copy } = await offered(campaign)
  const copied = copy.campaigns.find(({ id }: { id: string }) => id === campaign.id)
  expect(copied).toMatchObject({ locations: [0], departments: [0] })
  expect(await offered(campaign, await actor('CLIENT_OBSERVER', client))).toMatchObject({
    locations: [{ name: 'Dock' }, { name: 'North' }],
    departments: [{ name: 'Goods in' }, { name: 'Picking' }],
  })
})
