/** Campaigns whose task, place or people are deleted: they say so, are not offered, and go on when these are restored. */
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { buildTwoSites, providerActor, type TwoSites } from '../../support/scenarios/twoSites.ts'

const OFFERED = `{ choices: getCampaignsForObservation { id } copy: observationChoices { campaigns { id } }
  rows: allCampaigns { id obstacles } }`

interface Listed {
  id: string
  obstacles?: string[]
}

describe('[4.51] a campaign that cannot go on', () => {
  let site: TwoSites
  let admin: Actor
  let provider: Actor

  beforeAll(async () => {
    site = await buildTwoSites()
    admin = await actor('CLIENT_SUPER_USER', site.client)
    provider = await providerActor()
  })

  it.each([
    ['Task', 'TASK_DELETED', () => ({ task_id: site.lift.id })],
    ['Location', 'LOCATION_DELETED', () => ({ location_id: site.dock.id })],
    ['Department', 'DEPARTMENT_DELETED', () => ({ department_id: site.transport.id })],
  ] as const)('because of its %s', async (noun, obstacle, about) => {
    const target = about()
    const [id] = Object.values(target)
    const campaign = await buildCampaign(site.db, { ...site.of, ...target })
    await expectOffered(campaign.id, [])
    await provider.gql(`mutation { delete${noun}(id: "${id}") { id } }`)
    await expectOffered(campaign.id, [obstacle])
    await provider.gql(`mutation { restore${noun}(id: "${id}") { id } }`)
    await expectOffered(campaign.id, [])
  })

  it('because all its chosen people are deleted, not some', async () => {
    const { db, of } = site
    const people = [await buildUser(db, of), await buildUser(db, of)]
    const ids = people.map(({ id }) => id)
    const campaign = await buildCampaign(db, { ...of, users: ids })
    await admin.gql(`mutation { deleteUser(id: "${ids[0]}") { id } }`)
    await expectOffered(campaign.id, [])
    await admin.gql(`mutation { deleteUser(id: "${ids[1]}") { id } }`)
    await expectOffered(campaign.id, ['PEOPLE_DELETED'])
    await admin.gql(`mutation { restoreUser(id: "${ids[1]}") { id } }`)
    await expectOffered(campaign.id, [])
  })

  /** Offered by the form and its copy on the device unless there are obstacles, which list and record name. */
  async function expectOffered(campaignId: string, obstacles: readonly string[]) {
    const data = await answered(admin.gql(OFFERED))
    const isIn = (rows: Listed[]) => rows.some(({ id }) => id === campaignId)
    expect([isIn(data.choices), isIn(data.copy.campaigns)]).toEqual(
      Array<boolean>(2).fill(obstacles.length === 0),
    )
    const listed = (data.rows as Listed[]).find(({ id }) => id === campaignId)
    expect(listed?.obstacles).toEqual(obstacles)
    const record = await admin.gql(`{ row: getCampaign(id: "${campaignId}") { obstacles } }`)
    expect(record.data.row.obstacles).toEqual(obstacles)
  }
})
