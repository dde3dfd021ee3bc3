/** The list of campaigns, and the record as each role sees it. */
import { describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { buildTwoSites, actorAt } from '../../support/scenarios/twoSites.ts'

const LIST = `query ($filter: CampaignFilter, $input: CampaignListInput) {
  rows: allCampaigns(filter: $filter, input: $input) {
    name start_date end_date frequency type task { name } location { name } department { name } observation_count }
  total: totalCampaigns(filter: $filter, input: $input)
}`
const GET = `query ($id: ID!) { row: getCampaign(id: $id) { name selected_users { id } observation_count } }`

const scenario = await buildTwoSites()
const { db, of, north, dock, south, goodsIn, transport, lift, push, client } = scenario
const superUser = await actor('CLIENT_SUPER_USER', scenario.client)
const autumn = await buildCampaign(db, {
  ...of,
  name: 'Àutumn',
  created_at: new Date(Date.now() - 3_000),
  start_date: '2026-09-01',
  end_date: '2026-11-30',
  task_id: push.id,
  location_id: north.id,
  department_id: goodsIn.id,
})
const southern = await buildCampaign(db, {
  ...of,
  name: 'Southern',
  created_at: new Date(Date.now() - 2_000),
  start_date: '2026-01-31',
  frequency: 'oneTime',
  task_id: lift.id,
  location_id: south.id,
})
await buildCampaign(db, {
  ...of,
  name: 'Everybody',
  created_at: new Date(Date.now() - 1_000),
  start_date: '2025-06-01',
  end_date: '2027-05-31',
  frequency: 'annually',
  type: 'Observation',
})
await buildCampaign(db, { ...of, name: 'Retired', deleted_at: new Date() })
const observe = async (campaign: { id: string }, where: object, deleted_at?: Date) =>
  buildObservation(db, {
    ...of,
    ...where,
    campaign_id: campaign.id,
    ...(deleted_at && { deleted_at }),
  })
const atDock = { location_id: dock.id, department_id: goodsIn.id }
await observe(southern, { location_id: south.id, department_id: transport.id })
await observe(southern, { location_id: south.id, department_id: transport.id })
await observe(southern, atDock)
await observe(autumn, atDock)
await observe(autumn, atDock, new Date())

const list = async (who: Actor, variables: object = {}): Promise<{ name: string }[]> =>
  (await answered(who.gql(LIST, variables))).rows

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const found = async (filter: object) => names(await list(superUser, { filter }))

describe('the list of campaigns', () => {
  it('[7.63] [7.58] [2.56] by name, with every column, and the total counts the same', async () => {
    const { data } = await superUser.gql(LIST)
    expect(data.total).toBe(3)
    expect(data.rows).toEqual([
      {
        name: 'Àutumn',
        start_date: '2026-09-01',
        end_date: '2026-11-30',
        frequency: 'monthly',
        type: 'ManualObservation',
        task: { name: 'Push a cage' },
        location: { name: 'North' },
        department: { name: 'Goods in' },
        observation_count: 1,
      },
      expect.objectContaining({ name: 'Everybody', task: null, location: null, department: null }),
      expect.objectContaining({ name: 'Southern', end_date: null, observation_count: 3 }),
    ])
  })

  it('[7.63] pages, searches whatever the case and accent, and shows deleted ones on request', async () => {
    expect(await found({ skip: 1, take: 1 })).toEqual(['Everybody'])
    expect(await found({ search: 'AUT' })).toEqual(['Àutumn'])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ search: 'retired' })).toEqual([])
    expect(await found({ search: 'retired', showDeleted: true })).toEqual(['Retired'])
    const { data } = await superUser.gql(LIST, { filter: { showDeleted: true, take: 1 } })
    expect(data.total).toBe(4)
  })

  it.each([
    ['name', 'ASC', ['Àutumn', 'Everybody', 'Southern']],
    ['start_date', 'ASC', ['Everybody', 'Southern', 'Àutumn']],
    ['end_date', 'ASC', ['Àutumn', 'Everybody', 'Southern']],
    ['end_date', 'DESC', ['Everybody', 'Àutumn', 'Southern']],
    ['frequency', 'ASC', ['Southern', 'Àutumn', 'Everybody']],
    ['type', 'DESC', ['Everybody', expect.any(String), expect.any(String)]],
    ['task_name', 'ASC', ['Southern', 'Àutumn', 'Everybody']],
    ['location_name', 'DESC', ['Southern', 'Àutumn', 'Everybody']],
    ['department_name', 'ASC', ['Àutumn', expect.any(String), expect.any(String)]],
    ['observation_count', 'DESC', ['Southern', 'Àutumn', 'Everybody']],
    ['created_at', 'ASC', ['Àutumn', 'Southern', 'Everybody']],
  ])('[7.63] sorts by %s %s, what is empty last', async (column, order, sorted) => {
    expect(await found({ sort: { column, order } })).toEqual(sorted)
  })
})

describe('[7.63] [7.65] within the access of the person', () => {
  it('are the campaigns of the person’s places and of the places around them', async () => {
    const there = await actorAt('CLIENT_USER', dock)
    expect(names(await list(there))).toEqual(['Àutumn', 'Everybody'])
    expect((await there.gql(GET, { id: autumn.id })).data.row.name).toBe('Àutumn')
  })

  it('[11.15] names the task and places that the reader sees, and of others says that they are outside', async () => {
    const task = await buildTask(db, { ...of, name: 'Zip up', locations: [south.id] })
    const both = await buildCampaign(db, {
      ...of,
      name: 'Both',
      task_id: task.id,
      department_id: goodsIn.id,
    })
    const there = await actorAt('CLIENT_SUPER_USER', dock)
    const sorted = { filter: { sort: { column: 'task_name', order: 'ASC' }, take: 2 } }
    const [first, second] = await list(there, sorted)
    const outside = { name: 'No access' }
    expect(first).toMatchObject({ name: 'Both', task: outside, department: { name: 'Goods in' } })
    expect(second).toMatchObject({
      name: 'Àutumn',
      task: { name: 'Push a cage' },
      location: outside,
    })
    await superUser.gql('mutation ($id: ID!) { deleteCampaign(id: $id) { id } }', { id: both.id })
  })

  it('counts the observations that the caller sees', async () => {
    const there = await actorAt('CLIENT_OBSERVER', south)
    expect((await there.gql(GET, { id: southern.id })).data.row.observation_count).toBe(2)
    const user = await actor('CLIENT_USER', client)
    expect((await user.gql(GET, { id: southern.id })).data.row.observation_count).toBe(0)
    const own = await buildCampaign(db, of)
    await buildObservation(db, { ...of, campaign_id: own.id, observee_id: user.id })
    expect((await user.gql(GET, { id: own.id })).data.row.observation_count).toBe(1)
  })

  it('[18.9] one for chosen people is seen by these, who see themselves only, and by people who see them', async () => {
    const [chosen, other] = [await actor('CLIENT_USER', client), await actor('CLIENT_USER', client)]
    const far = await actorAt('CLIENT_USER', south)
    const { id } = await buildCampaign(db, { ...of, users: [chosen.id, far.id] })
    expect((await chosen.gql(GET, { id })).data.row.selected_users).toEqual([{ id: chosen.id }])
    expect((await other.gql(GET, { id })).errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
    expect((await superUser.gql(GET, { id })).data.row.selected_users).toHaveLength(2)
    const observer = await actorAt('CLIENT_OBSERVER', north)
    expect((await observer.gql(GET, { id })).data.row.selected_users).toEqual([{ id: chosen.id }])
    const unseen = await buildCampaign(db, { ...of, users: [far.id] })
    expect((await observer.gql(GET, { id: unseen.id })).errors).toHaveLength(1)
  })
})
