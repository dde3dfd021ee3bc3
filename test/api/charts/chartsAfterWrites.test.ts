/**
 * After every call that writes observations, the summaries match the observations, both immediately and after the
 * roll-ups are refreshed.
 */
import { beforeAll, expect, it } from 'vitest'
import { sql } from '#server/platform/db/sql.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { recordObservation } from '../../support/scenarios/observationCalls.ts'
import {
  buildTwoSites,
  providerActor,
  limitedActor,
  type TwoSites,
} from '../../support/scenarios/twoSites.ts'
import {
  refreshUntilClean,
  allMismatches,
  dirtyDaysOf,
  readsCounts,
} from '../../support/scenarios/rollupScenario.ts'
import { readSummary } from './chartCalls.ts'
import {
  manualObservation,
  aiObservation,
  type StoredObservation,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'

let scenario: TwoSites
let superUser: Actor
let atNorth: Actor
let theProvider: Actor
let campaignId: string

beforeAll(async () => {
  scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
  superUser = await actor('CLIENT_SUPER_USER', scenario.client)
  atNorth = await limitedActor('CLIENT_SUPER_USER', scenario.client, {
    locations: [scenario.north.id],
  })
  theProvider = await providerActor()
  campaignId = (await buildCampaign(scenario.db, scenario.of)).id
  for (let made = 0; made < 12; made += 1) await manualObservation(scenario, { date: day(made) })
})

const day = (number: number) => new Date(Date.UTC(2026, 0, 3 + number, 23, 30))

interface Observed {
  location_id: string
  department_id: string
  task_id: string
  observee_id: string | null
  day: string
  technique: string | null
}

const figures = (rows: Observed[]) => ({
  total: rows.length,
  correct: rows.filter(({ technique }) => technique === 'correct').length,
  incorrect: rows.filter(({ technique }) => technique === 'incorrect').length,
})

/**
 * Checks the summaries for a person who sees the whole client and for one who sees one site, because roll-ups serve
 * both.
 */
async function isTold(): Promise<void> {
  const { db, client, north, dock } = scenario
  const rows = await db.read<Observed>({ clientId: client.id }, (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select o.location_id, o.department_id, o.task_id, o.observee_id, o.technique,
          (o.date at time zone c.time_zone)::date as day
        from observations o join clients c on c.id = o.client_id
        where ${tenantFilter('o')} and o.deleted_at is null`,
    ),
  )
  for (const [who, seen] of [
    [superUser, rows],
    [atNorth, rows.filter((row) => [north.id, dock.id].includes(row.location_id))],
  ] as const) {
    const { correct, incorrect } = figures(seen)
    expect(await readSummary(who, 'pieChartObservationsSummary')).toEqual({ correct, incorrect })
    const days = [...new Set(seen.map((row) => row.day))].toSorted((a, b) => (a < b ? -1 : 1))
    expect(await readSummary(who, 'lineGraphObservationsSummary')).toEqual(
      days.map((date) => ({ date, ...figures(seen.filter((row) => row.day === date)) })),
    )
    for (const [name, column] of ANALYTICS) {
      const told: { id: string; observation_count: number }[] = await readSummary(who, name, {
        take: 100,
      })
      const ids = [...new Set(seen.flatMap((row) => row[column] ?? []))]
      expect(told.map(({ id, observation_count: count }) => [id, count]).toSorted(byId)).toEqual(
        ids.map((id) => [id, seen.filter((row) => row[column] === id).length]).toSorted(byId),
      )
    }
    const { data } = await who.gql(`{ total: totalObservations }`)
    expect(data.total).toBe(seen.length)
  }
}

const byId = ([a]: (string | number)[], [b]: (string | number)[]): number =>
  String(a) < String(b) ? -1 : 1

const ANALYTICS = [
  ['analyticsByDepartment', 'department_id'],
  ['analyticsByLocation', 'location_id'],
  ['analyticsByTask', 'task_id'],
  ['analyticsByUser', 'observee_id'],
] as const

const one = (overrides: Parameters<typeof manualObservation>[1] = {}): Promise<StoredObservation> =>
  manualObservation(scenario, {
    date: new Date(Date.UTC(2026, 1, 2, 9, (minute += 1))),
    ...overrides,
  })
let minute = 0

async function gql(who: Actor, document: string, variables: object = {}): Promise<void> {
  const { errors } = await who.gql(document, variables)
  expect(errors).toBeUndefined()
}

const values = () => ({
  date: new Date(Date.UTC(2026, 1, 9, 9, (minute += 1))).toISOString(),
  department_id: scenario.goodsIn.id,
  location_id: scenario.north.id,
  task_id: scenario.lift.id,
  unlinked_observee_name: 'Somebody',
  review_type: 'MANUAL_TASK',
})

/** Prepares records, and returns the call. */
const WRITES: Record<string, () => Promise<() => Promise<void>>> = {
  '[7.41] createObservation': async () => async () => {
    expect((await recordObservation(superUser, values())).errors).toBeUndefined()
  },
  '[7.41] createObservation by many at once': async () => async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => recordObservation(superUser, values())),
    )
    expect(made.flatMap(({ errors }) => errors ?? [])).toEqual([])
  },
  '[7.42] updateObservation to another place and day': async () => {
    const { observation } = await one()
    const { south, transport } = scenario
    return async () => {
      await updateOrThrow(superUser, observation.id, {
        location_id: south.id,
        department_id: transport.id,
        date: '2025-11-11T11:11:00Z',
      })
    }
  },
  '[7.42] updateObservation overriding the AI': async () => {
    const { observation } = await aiObservation(scenario, { date: new Date(Date.UTC(2026, 1, 20)) })
    const right = { is_inside_base: true, is_big_engines: true, is_turn_not_twist: true }
    return async () => {
      await updateOrThrow(superUser, observation.id, {
        review_type: 'MANUAL_OVERRIDE',
        manual_override_reason: 'FOOT_OBSCURED',
        ...right,
      })
    }
  },
  '[7.47] updateVideo, which judges again': async () => {
    const { video } = await one()
    return () =>
      gql(
        superUser,
        `mutation ($id: ID!) { updateVideo(id: $id, input: { isTwisting: true }) { id } }`,
        { id: video.id },
      )
  },
  '[7.42] deleteObservation': async () => {
    const { observation } = await one()
    return () =>
      gql(superUser, `mutation ($id: ID!) { deleteObservation(id: $id) { id } }`, observation)
  },
  '[2.47] bulkDeleteObservations': async () => {
    const made = [await one(), await one(), await one({ location_id: scenario.south.id })]
    const ids = made.map(({ observation }) => observation.id)
    return () =>
      gql(superUser, `mutation ($ids: [ID!]!) { bulkDeleteObservations(ids: $ids) }`, { ids })
  },
  '[7.100] bulkRestoreObservations': async () => {
    const { observation } = await one()
    const ids = [observation.id]
    await gql(superUser, `mutation ($ids: [ID!]!) { bulkDeleteObservations(ids: $ids) }`, { ids })
    return () =>
      gql(superUser, `mutation ($ids: [ID!]!) { bulkRestoreObservations(ids: $ids) { ids } }`, {
        ids,
      })
  },
  '[7.12] deleteCampaign': async () => {
    await one({ campaign_id: campaignId })
    return () =>
      gql(superUser, `mutation ($id: ID!) { deleteCampaign(id: $id) { id } }`, { id: campaignId })
  },
  '[7.16] updateClient to another time zone': async () => async () => {
    const { client } = scenario
    await gql(
      theProvider,
      `mutation ($id: ID!, $input: ClientInput!) { updateClient(id: $id, input: $input) { id } }`,
      { id: client.id, input: { companyName: client.company_name, timeZone: 'Asia/Tokyo' } },
    )
  },
}

/** Calls that leave no day dirty. */
const UNCOUNTED = ['[7.12] deleteCampaign', '[7.16] updateClient to another time zone']

it.each(Object.keys(WRITES))('[25.1] %s', async (name) => {
  const { db, client } = scenario
  const write = await WRITES[name]?.()
  await refreshUntilClean(db, client.id)
  expect(await readsCounts(db, client.id)).toBe(true)
  await isTold()
  await write?.()
  if (!UNCOUNTED.includes(name))
    expect((await dirtyDaysOf(db, client.id)).length).toBeGreaterThan(0)
  await isTold()
  expect(await allMismatches(db, client.id)).toEqual([])
  await refreshUntilClean(db, client.id)
  await isTold()
  expect(await allMismatches(db, client.id)).toEqual([])
})
