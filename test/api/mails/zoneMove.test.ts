/** Summaries of clients that move to another time zone: once each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { enqueueZoneMove } from '#server/features/clients/saveClient.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api } from '#test/support/api.ts'
import { jobsOf, updateRow } from '../../support/scenarios/scheduleScenario.ts'
import { openSummaryMailScenario } from './summaryMailScenario.ts'

const [LOS_ANGELES, AUCKLAND] = ['America/Los_Angeles', 'Pacific/Auckland']

describe('[3.1] the weekly summary of a client that moves to another zone', () => {
  let scenario: Awaited<ReturnType<typeof openSummaryMailScenario>>

  beforeAll(async () => {
    scenario = await openSummaryMailScenario()
  })
  afterAll(() => scenario.db.close())

  const companyIn = async (time_zone: string) =>
    (await scenario.company({ time_zone, account_manager_id: null })).client

  /** Runs what is due, moves the client's zone at that moment, and runs what is due again. */
  async function move(
    client: { id: string; client_id: string },
    at: string,
    from: string,
    to: string,
  ) {
    const mails = await scenario.at(at, client.id)
    await updateRow(scenario.db, 'clients', client, { time_zone: to })
    await scenario.db.write({ clientId: client.id }, (transaction) =>
      enqueueZoneMove(transaction, client, { from, to, at }),
    )
    return [...mails, ...(await scenario.at(at, client.id))].map(({ kind }) => kind)
  }

  it('east on a Sunday evening, past its hour: at once, and not again on Monday', async () => {
    const client = await companyIn(LOS_ANGELES)
    await scenario.startAt('2026-11-20T12:00:00Z')
    // Sunday 18:00 in Los Angeles is Monday 15:00 in Auckland.
    expect(await move(client, '2026-11-23T02:00:00Z', LOS_ANGELES, AUCKLAND)).toEqual([
      'weeklySummary',
    ])
    expect(await scenario.at('2026-11-24T12:00:00Z', client.id)).toEqual([])
    const [next] = await scenario.at('2026-11-29T17:00:00Z', client.id)
    expect(next?.kind).toBe('weeklySummary')
  })

  it('west on a Monday, before its hour there: not a second time', async () => {
    const client = await companyIn(AUCKLAND)
    await scenario.startAt('2026-11-20T12:00:00Z')
    const mails = await move(client, '2026-11-22T20:00:00Z', AUCKLAND, LOS_ANGELES)
    expect(mails).toEqual(['weeklySummary'])
    expect(await scenario.at('2026-11-23T20:00:00Z', client.id)).toEqual([])
  })

  it('on any other day: none, and the next one on Monday', async () => {
    const client = await companyIn(LOS_ANGELES)
    await scenario.startAt('2026-11-24T12:00:00Z')
    expect(await move(client, '2026-11-25T12:00:00Z', LOS_ANGELES, AUCKLAND)).toEqual([])
    expect(await scenario.at('2026-11-29T16:59:59Z', client.id)).toEqual([])
    expect(await scenario.at('2026-11-29T17:00:00Z', client.id)).toHaveLength(1)
  })
})

it('[3.1] a saved client whose zone changes has its schedules caught up', async () => {
  const { db } = await api()
  const client = await buildClient(db, { time_zone: LOS_ANGELES })
  const provider = await actor('PROVIDER_SUPER_USER')
  const save = async (timeZone: string) => {
    await answered(
      provider.gql(
        `mutation ($id: ID!, $input: ClientInput!) { updateClient(id: $id, input: $input) { id } }`,
        { id: client.id, input: { companyName: client.company_name, timeZone } },
      ),
    )
  }
  await save(LOS_ANGELES)
  expect(await jobsOf(db, client.id)).toEqual([])
  await save(AUCKLAND)
  expect(await jobsOf(db, client.id)).toMatchObject([
    { kind: 'catchUpWithZone', payload: { from: LOS_ANGELES, to: AUCKLAND } },
  ])
})
