/** Summary calls: refused callers and inputs, and deleted records. */
import { beforeAll, describe, expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import { buildTwoSites, providerActor, type TwoSites } from '../../support/scenarios/twoSites.ts'
import { refreshUntilClean } from '../../support/scenarios/rollupScenario.ts'
import { readSummary, BY_CLIENT, CALLS, documentOf } from './chartCalls.ts'

let scenario: TwoSites
let superUser: Actor

beforeAll(async () => {
  scenario = await buildTwoSites()
  superUser = await actor('CLIENT_SUPER_USER', scenario.client)
  await buildObservation(scenario.db, { ...scenario.of, location_id: scenario.north.id })
})

describe.each(Object.keys(CALLS))('%s', (name) => {
  it('is refused to who is not signed in [7.86]', async () => {
    const { post } = await api()
    const { errors } = await post(documentOf(name))
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('[23.6] is refused to a wrong role', async () => {
    const roles = name.startsWith('analytics')
      ? (['CLIENT_USER', 'CLIENT_OBSERVEE', 'NONE'] as const)
      : (['NONE'] as const)
    for (const role of roles) {
      const who = await actor(role, scenario.client)
      const { errors } = await who.gql(documentOf(name))
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
  })

  it('tells nothing of another client [1.1]', async () => {
    const stranger = await actor('CLIENT_SUPER_USER')
    const theirs = await readSummary(stranger, name, {}, scenario.client.id)
    expect(theirs).toEqual(name.startsWith('pie') ? { correct: 0, incorrect: 0 } : [])
    const foreign = await readSummary(stranger, name, { locations: [scenario.north.id] })
    expect(foreign).toEqual(theirs)
  })

  it('[23.6] refuses a filter that the list refuses', async () => {
    const crossed = { dateFrom: '2026-02-01', dateTo: '2026-01-01' }
    const { errors } = await superUser.gql(documentOf(name), { filter: crossed })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'dateTo' })
    const unknown = await (
      await providerActor()
    ).gql(documentOf(name), { input: { clientId: 'nobody' } })
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('[11.7] finds nothing for an id that cannot exist', async () => {
    const nothing = await readSummary(superUser, name, { tasks: ['no id'] })
    expect(nothing).toEqual(name.startsWith('pie') ? { correct: 0, incorrect: 0 } : [])
  })
})

it('counts by client are refused to who is not signed in, to other roles, and for crossed days [7.89]', async () => {
  const { post } = await api()
  expect((await post(BY_CLIENT)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  for (const role of ['CLIENT_USER', 'CLIENT_OBSERVEE', 'NONE'] as const) {
    const { errors } = await (await actor(role, scenario.client)).gql(BY_CLIENT)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  }
  const crossed = { input: { dateFrom: '2026-02-01', dateTo: '2026-01-01' } }
  for (const who of [superUser, await providerActor()])
    expect((await who.gql(BY_CLIENT, crossed)).errors?.[0]?.extensions).toEqual({
      code: 'BAD_INPUT',
      field: 'dateTo',
    })
})

describe('deleted records', () => {
  it('[23.3] are still counted, by their name', async () => {
    const { db, of, client } = await buildTwoSites()
    const observation = await buildObservation(db, of)
    await db.write({ clientId: client.id }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('locations')
          .set({ name: 'Closed', deleted_at: new Date() })
          .where('id', '=', observation.location_id),
      ),
    )
    const who = await actor('CLIENT_SUPER_USER', client)
    expect(await readSummary(who, 'analyticsByLocation')).toMatchObject([
      { name: 'Closed', observation_count: 1 },
    ])
    await refreshUntilClean(db, client.id)
    expect(await readSummary(who, 'analyticsByLocation')).toMatchObject([
      { name: 'Closed', observation_count: 1 },
    ])
  })
})
