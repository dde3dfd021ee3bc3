/** Progress of campaigns: their occurrences, and the people observed in each. */
import { describe, expect, it } from 'vitest'
import { localDayOf } from '#domain/dates.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { actor } from '#test/support/api.ts'
import { updateRow } from '../../support/scenarios/scheduleScenario.ts'
import { GET_PROGRESS, buildAudience, readProgress } from './progressScenario.ts'
import { buildTwoSites, actorAt } from '../../support/scenarios/twoSites.ts'

const scenario = await buildTwoSites({ time_zone: 'America/New_York' })
const superUser = await actor('CLIENT_SUPER_USER', scenario.client)

const occurrence = (
  start_date: string,
  end_date: string | null,
  observation_count: number,
  observed_user_count: number,
  not_observed_user_count: number,
) => ({ start_date, end_date, observation_count, observed_user_count, not_observed_user_count })

interface Listed {
  id: string
  not_observed_user_count: number
  not_observed_users: { firstname: string }[]
}

describe('whom a campaign is for', () => {
  it('[3.21] without places: enabled observees, users and observers, and nobody else', async () => {
    const { db, of, boss, hire } = await buildAudience()
    await hire('Anna')
    await hire('Bob', { type: 'CLIENT_OBSERVER' })
    await hire('Cleo', { type: 'CLIENT_OBSERVEE' })
    await hire('Dan', { type: 'NONE' })
    await hire('Eve', { is_account_enabled: false })
    await hire('Finn', { deleted_at: new Date() })
    const { id } = await buildCampaign(db, of)
    expect(await readProgress(boss, id)).toMatchObject({
      observed: [],
      notObserved: ['Anna', 'Bob', 'Cleo'],
      counts: [0, 3],
    })
  })

  it('[18.1] [46.3] of a location: who works there, at its parent, at its children or everywhere', async () => {
    const { db, of, boss, hire, north, dock, south, goodsIn, transport } = await buildAudience()
    await hire('Anna', {}, [dock.id])
    await hire('Bob', {}, [north.id])
    await hire('Cleo', {}, [south.id])
    const dan = await hire('Dan', { user_has_full_department_access: false })
    await insertRow(db, of.client_id, 'user_departments', {
      ...of,
      user_id: dan.id,
      department_id: goodsIn.id,
    })
    const alone = new Map<string, string[]>()
    const whom = async (audience: object) => {
      const { id } = await buildCampaign(db, { ...of, ...audience })
      const { notObserved } = await readProgress(boss, id)
      alone.set(id, notObserved)
      return notObserved
    }
    expect(await whom({ location_id: north.id })).toEqual(['Anna', 'Bob', 'Dan'])
    expect(await whom({ location_id: dock.id })).toEqual(['Anna', 'Bob', 'Dan'])
    expect(await whom({ location_id: south.id })).toEqual(['Cleo', 'Dan'])
    expect(await whom({ department_id: goodsIn.id })).toEqual(['Anna', 'Bob', 'Cleo', 'Dan'])
    const there = { location_id: south.id, department_id: transport.id }
    expect(await whom(there)).toEqual(['Cleo'])
    expect(await whom({ location_id: north.id })).toEqual(['Anna', 'Bob', 'Dan'])
    expect(await whom({})).toEqual(['Anna', 'Bob', 'Cleo', 'Dan'])
    expect(await whom({ users: [dan.id] })).toEqual(['Dan'])
    // Asked of all at once, campaigns of the same places share their audience.
    const { data } = await boss.gql(`{ rows: allCampaigns(filter: { take: 100 }) {
      id not_observed_user_count not_observed_users(take: 100) { firstname } } }`)
    const rows: Listed[] = data.rows
    expect(
      new Map(rows.map((row) => [row.id, row.not_observed_users.map((p) => p.firstname)])),
    ).toEqual(alone)
    expect(rows.map((row) => row.not_observed_user_count)).toEqual(
      rows.map((row) => row.not_observed_users.length),
    )
  })

  it('[18.2] for chosen people: these, whatever their role, but for those who are gone', async () => {
    const { db, of, boss, hire } = await buildAudience()
    await hire('Anna')
    const chosen = [
      await hire('Bob', { type: 'NONE' }),
      await hire('Cleo', { is_account_enabled: false }),
      await hire('Dan', { deleted_at: new Date() }),
    ]
    const { id } = await buildCampaign(db, { ...of, users: chosen.map((person) => person.id) })
    expect((await readProgress(boss, id)).notObserved).toEqual(['Bob', 'Cleo'])
  })
})

describe('who was observed', () => {
  it('[3.21] as often as required, by live observations of this campaign within the occurrence', async () => {
    const { db, of, boss, hire, observe } = await buildAudience()
    const anna = await hire('Anna')
    const bob = await hire('Bob')
    await hire('Cleo')
    const outsider = await hire('Dan', { type: 'NONE' })
    const campaign = await buildCampaign(db, {
      ...of,
      start_date: '2026-01-31',
      end_date: '2026-04-30',
      num_observations_required: 2,
    })
    const other = await buildCampaign(db, of)
    for (const day of ['2026-01-31', '2026-02-27']) {
      await observe(campaign, anna, `${day}T12:00Z`)
      await observe(other, bob, `${day}T12:00Z`)
      await observe(campaign, outsider, `${day}T12:00Z`)
    }
    await observe(campaign, bob, '2026-02-01T12:00Z')
    await observe(campaign, bob, '2026-02-02T12:00Z', { deleted_at: new Date() })
    await observe(campaign, bob, '2026-03-01T12:00Z')
    await observe(campaign, bob, '2026-03-02T12:00Z')
    const first = await readProgress(boss, campaign.id, { on: '2026-01-31' })
    expect(first).toMatchObject({
      observed: ['Anna', 'Dan'],
      notObserved: ['Bob', 'Cleo'],
      counts: [2, 2],
    })
    const second = await readProgress(boss, campaign.id, { on: '2026-02-28' })
    expect(second).toMatchObject({ observed: ['Bob'], counts: [1, 2] })
    expect(first.occurrences).toEqual([
      occurrence('2026-01-31', '2026-02-27', 5, 2, 2),
      occurrence('2026-02-28', '2026-03-30', 2, 1, 2),
      occurrence('2026-03-31', '2026-04-30', 0, 0, 3),
    ])
  })

  it.each([
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z'],
    ['Asia/Kathmandu', '2026-03-07T18:14:59Z', '2026-03-07T18:15:00Z'],
  ])('[18.7] in %s the days are the client’s own', async (time_zone, before, on) => {
    const { db, of, boss, hire, observe } = await buildAudience({ time_zone })
    const anna = await hire('Anna')
    const campaign = await buildCampaign(db, {
      ...of,
      start_date: '2026-03-08',
      end_date: '2026-03-08',
      frequency: 'oneTime',
    })
    await observe(campaign, anna, before)
    expect((await readProgress(boss, campaign.id)).counts).toEqual([0, 1])
    await observe(campaign, anna, on)
    expect((await readProgress(boss, campaign.id)).counts).toEqual([1, 0])
  })

  it('[9.30] pages each list by first name and searches it; employee IDs only where they are displayed', async () => {
    const { db, of, boss, hire, observe } = await buildAudience()
    const campaign = await buildCampaign(db, { ...of, start_date: '2026-01-01' })
    for (const name of ['Cleo', 'Anna', 'Ánnie', 'Bob'])
      await observe(campaign, await hire(name, { employee_id: `E-${name}` }), '2026-01-02T12:00Z')
    for (const name of ['Zoë', 'Yan', 'Xi']) await hire(name)
    const on = '2026-01-01'
    expect((await readProgress(boss, campaign.id, { on, take: 2 })).observed).toHaveLength(2)
    const pages = [0, 2, 4].map((skip) => readProgress(boss, campaign.id, { on, take: 2, skip }))
    const [first, second, third] = await Promise.all(pages)
    expect([...(first?.observed ?? []), ...(second?.observed ?? [])].toSorted()).toEqual(
      ['Anna', 'Bob', 'Cleo', 'Ánnie'].toSorted(),
    )
    expect(third?.observed).toEqual([])
    const ann = await readProgress(boss, campaign.id, { on, search: 'ANN' })
    expect(ann.observed.toSorted()).toEqual(['Anna', 'Ánnie'])
    expect(ann.notObserved).toEqual([])
    expect(ann.counts).toEqual([4, 3])
    expect((await readProgress(boss, campaign.id, { on, search: 'zoe' })).notObserved).toEqual([
      'Zoë',
    ])
    const { data } = await boss.gql(GET_PROGRESS, { id: campaign.id, on })
    expect(data.row.observed_users[0].employee_id).toBeNull()
  })

  it.each(['2026-01-15', '2019-12-31'])('[13.9] refuses %s, on which none begins', async (on) => {
    const { id } = await buildCampaign(scenario.db, { ...scenario.of, start_date: '2020-01-01' })
    const { errors } = await superUser.gql(GET_PROGRESS, { id, on })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'occurrence' })
  })

  it('[18.6] of a long campaign the newest hundred occurrences are listed, the next one among them', async () => {
    const { id } = await buildCampaign(scenario.db, { ...scenario.of, start_date: '2001-01-31' })
    const { occurrences } = await readProgress(superUser, id)
    expect(occurrences).toHaveLength(100)
    const today = localDayOf(new Date(), 'America/New_York')
    expect((occurrences.at(-1)?.start_date ?? '') > today).toBe(true)
    expect((occurrences.at(-3)?.start_date ?? '') < today).toBe(true)
  })
})

describe('an occurrence that is over', () => {
  it('[18.17] stays as it was when people come or go later, and counts whom it observed; the running one follows', async () => {
    const { db, of, boss, hire, observe } = await buildAudience({ time_zone: 'UTC' })
    const [anna, bob, cleo] = [await hire('Anna'), await hire('Bob'), await hire('Cleo')]
    await hire('Dan', { deleted_at: new Date('2026-01-31T23:59:59Z') })
    await hire('Eve', { created_at: new Date('2026-01-31T23:59:59Z') })
    const campaign = await buildCampaign(db, { ...of, start_date: '2026-01-01' })
    await observe(campaign, anna, '2026-01-02T12:00Z')
    await observe(campaign, bob, '2026-01-02T12:00Z')
    const late = await hire('Late', { created_at: new Date('2026-03-01') })
    await observe(campaign, late, '2026-01-02T12:00Z')
    const on = '2026-01-01'
    const before = await readProgress(boss, campaign.id, { on })
    expect(before).toMatchObject({
      observed: ['Anna', 'Bob', 'Late'],
      notObserved: ['Cleo', 'Eve'],
      counts: [3, 2],
    })
    expect(before.occurrences[0]).toEqual(occurrence('2026-01-01', '2026-01-31', 3, 3, 2))
    await hire('New', { created_at: new Date('2026-02-01T00:00:00Z') })
    await updateRow(db, 'users', anna, { type: 'CLIENT_SUPER_USER' })
    await updateRow(db, 'users', bob, { deleted_at: new Date() })
    await updateRow(db, 'users', cleo, { deleted_at: new Date() })
    const after = await readProgress(boss, campaign.id, { on })
    expect({ ...after, occurrences: after.occurrences[0] }).toEqual({
      ...before,
      occurrences: before.occurrences[0],
    })
    expect(await readProgress(boss, campaign.id)).toMatchObject({
      notObserved: ['Eve', 'Late', 'New'],
      counts: [0, 3],
    })
  })
})

describe('within the access of the person', () => {
  it('[18.8] [11.9] lists and counts are of the people and observations that the caller may see', async () => {
    const { db, of, client, boss, hire, observe, dock, south, transport } = await buildAudience({
      time_zone: 'UTC',
    })
    const anna = await hire('Anna', {}, [dock.id])
    const bob = await hire('Bob', {}, [south.id])
    const campaign = await buildCampaign(db, of)
    const elsewhere = { location_id: south.id, department_id: transport.id }
    await observe(campaign, anna, new Date().toISOString(), elsewhere)
    await observe(campaign, bob, new Date().toISOString(), elsewhere)
    const there = await actorAt('CLIENT_OBSERVER', dock)
    expect(await readProgress(there, campaign.id)).toMatchObject({
      observed: [],
      notObserved: ['Anna', 'Robin'],
      counts: [0, 2],
    })
    const { data } = await there.gql(GET_PROGRESS, { id: campaign.id })
    const current = data.row.occurrences.at(-2)
    expect(current).toMatchObject({ observation_count: 0, observed_user_count: 0 })
    await observe(campaign, anna, new Date().toISOString())
    expect(await readProgress(there, campaign.id)).toMatchObject({
      observed: ['Anna'],
      notObserved: ['Robin'],
      counts: [1, 1],
    })
    expect((await readProgress(boss, campaign.id)).counts).toEqual([2, 1])
    const user = await actor('CLIENT_USER', client)
    expect(await readProgress(user, campaign.id)).toMatchObject({
      observed: [],
      notObserved: ['Robin'],
      counts: [0, 1],
    })
  })
})
