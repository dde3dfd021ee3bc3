/** A campaign for a place, with and without the people who have no places of their own. */
import { describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { actorAt } from '../../support/scenarios/twoSites.ts'
import { errorOf, badInputAt, SPRING, UPDATE } from './campaignCalls.ts'
import { buildAudience, readProgress } from './progressScenario.ts'
import { answered } from '#test/support/answered.ts'

const PREVIEW = `query ($input: CampaignInput!) { reach: previewCampaign(input: $input) {
  user_count reminded_user_count people_without_places_count users { firstname } } }`
const CREATE = `mutation ($input: CampaignInput!) { row: createCampaign(input: $input) {
  id leaves_out_people_without_places } }`
const CHANGE = `mutation ($id: ID!, $input: CampaignInput!) { row: updateCampaign(id: $id, input: $input) {
  leaves_out_people_without_places location_id not_observed_user_count } }`
const LEAVE_OUT = { leaveOutPeopleWithoutPlaces: true }

/** Ann has nothing, Bea only the location, Cy only the department, Di both, Ed another department, Flo all though Goods in is kept. */
const audience = await buildAudience()
const { hire, north, goodsIn, transport, boss, of, db, observe } = audience
const inDepartment = async (person: { id: string }, department: { id: string }) =>
  insertRow(audience.db, audience.client.id, 'user_departments', {
    ...audience.of,
    user_id: person.id,
    department_id: department.id,
  })
const ownDepartments = { user_has_full_department_access: false }
const ann = await hire('Ann', { type: 'CLIENT_OBSERVER' })
await hire('Bea', {}, [north.id])
await inDepartment(await hire('Cy', ownDepartments), goodsIn)
await inDepartment(await hire('Di', ownDepartments, [north.id]), goodsIn)
await inDepartment(await hire('Ed', ownDepartments), transport)
await inDepartment(await hire('Flo'), goodsIn)

const atPlaces = (places: object) => ({ ...SPRING, locationDepartment: true, ...places })

async function reached(input: object) {
  const data = await answered(audience.boss.gql(PREVIEW, { input }))
  const { user_count, people_without_places_count, users } = data.reach
  expect(users).toHaveLength(user_count)
  return [
    users.map(({ firstname }: { firstname: string }) => firstname).join(' '),
    people_without_places_count,
  ]
}

describe('people without places of their own', () => {
  it('[18.18] are in the audience of every place and counted apart, or left out of the kinds of place that it names', async () => {
    const location = { selectedLocation: north.id }
    const department = { selectedDepartment: goodsIn.id }
    const both = { ...location, ...department }
    expect(await reached(atPlaces(department))).toEqual(['Ann Bea Cy Di Flo', 3])
    expect(await reached(atPlaces({ ...department, ...LEAVE_OUT }))).toEqual(['Cy Di', 3])
    expect(await reached(atPlaces(location))).toEqual(['Ann Bea Cy Di Ed Flo', 4])
    expect(await reached(atPlaces({ ...location, ...LEAVE_OUT }))).toEqual(['Bea Di', 4])
    expect(await reached(atPlaces(both))).toEqual(['Ann Bea Cy Di Flo', 4])
    expect(await reached(atPlaces({ ...both, ...LEAVE_OUT }))).toEqual(['Di', 4])
    expect(await reached({ ...SPRING, ...LEAVE_OUT })).toEqual(['Ann Bea Cy Di Ed Flo', 0])
  })

  it('[18.18] are left out of its progress, beside a campaign of the same place that has them, until it includes them', async () => {
    const wide = await buildCampaign(db, { ...of, department_id: goodsIn.id })
    const input = atPlaces({ selectedDepartment: goodsIn.id, ...LEAVE_OUT })
    const { row } = (await boss.gql(CREATE, { input })).data
    expect(row.leaves_out_people_without_places).toBe(true)
    expect(await readProgress(boss, row.id)).toMatchObject({
      notObserved: ['Cy', 'Di'],
      counts: [0, 2],
    })
    expect((await readProgress(boss, wide.id)).counts).toEqual([0, 5])
    await observe({ id: row.id }, ann, new Date().toISOString())
    expect((await readProgress(boss, row.id)).counts).toEqual([0, 2])
    const included = await boss.gql(CHANGE, {
      id: row.id,
      input: { ...SPRING, leaveOutPeopleWithoutPlaces: false },
    })
    expect(included.data.row).toMatchObject({
      leaves_out_people_without_places: false,
      not_observed_user_count: 4,
    })
  })

  it('[18.18] [18.3] nobody is left out where the campaign is for everyone or for chosen people', async () => {
    const { id } = await buildCampaign(db, {
      ...of,
      department_id: goodsIn.id,
      leaves_out_people_without_places: true,
    })
    const change = await boss.gql(CHANGE, { id, input: { ...SPRING, locationDepartment: false } })
    expect(change.data.row).toEqual({
      leaves_out_people_without_places: false,
      location_id: null,
      not_observed_user_count: 6,
    })
  })

  it('[18.18] [18.10] of a wider campaign are neither left out nor let in by who sees some places only', async () => {
    const there = await actorAt('CLIENT_SUPER_USER', north)
    const { id } = await buildCampaign(db, { ...of, department_id: goodsIn.id })
    const change = (input: object) => there.gql(UPDATE, { id, input: { ...SPRING, ...input } })
    expect(errorOf(await change(LEAVE_OUT))).toEqual(badInputAt('locationDepartment'))
    expect((await change({})).errors).toBeUndefined()
  })
})
