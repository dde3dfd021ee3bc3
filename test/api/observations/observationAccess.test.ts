import { expect, it } from 'vitest'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import {
  buildTwoSites,
  providerActor,
  limitedActor,
  actorAt,
} from '../../support/scenarios/twoSites.ts'

const IDS = `{ allObservations { id } totalObservations }`
const ONE = `query ($id: ID!) { getObservationById(id: $id) {
  id kind technique is_inside_base task { id task_principles } user { id firstname employee_id } observee { id }
  location { name } department { name } campaign { name } client { company_name }
  video { id is_inside_base is_other_option_correct other_details video_url keypoints { timestamp } lift_keypoints { timestamp } }
  date created_at deleted_at
} }`
const NEWEST = `query ($input: GetMostRecentObservationsInput) { getMostRecentObservations(input: $input) { id } }`

const scenario = await buildTwoSites()
const { db, of, dock, south, goodsIn, transport, client, north } = scenario
const { id: user_id } = await buildUser(db, { ...of, employee_id: 'E-1' })
const video = await buildVideo(db, {
  ...of,
  user_id,
  is_inside_base: true,
  other_details: 'Brake',
})
const atDock = await buildObservation(db, {
  ...of,
  location_id: dock.id,
  department_id: goodsIn.id,
  user_id,
  video_id: video.id,
})
const atSouth = await buildObservation(db, {
  ...of,
  location_id: south.id,
  department_id: transport.id,
})

/** Returns the ids that the person sees in the list; checks that the total and each record agree. */
async function seen(who: Actor): Promise<string[]> {
  const { data } = await who.gql(IDS)
  const ids: string[] = data.allObservations.map(({ id }: { id: string }) => id)
  expect(data.totalObservations).toBe(ids.length)
  for (const { id } of [atDock, atSouth]) {
    const { errors } = await who.gql(ONE, { id })
    expect(errors?.[0]?.extensions.code).toBe(ids.includes(id) ? undefined : 'NOT_FOUND')
  }
  return ids.toSorted()
}

const both = () => [atDock.id, atSouth.id].toSorted()

it('[6.55] shows a super user without chosen locations the whole client', async () => {
  expect(await seen(await actor('CLIENT_SUPER_USER', scenario.client))).toEqual(both())
})

it('[6.55] [11.8] shows a super user all departments at the chosen locations, a parent with its children', async () => {
  const there = await actorAt('CLIENT_SUPER_USER', north)
  expect(await seen(there)).toEqual([atDock.id])
  const departments = { departments: [transport.id] }
  expect(await seen(await limitedActor('CLIENT_SUPER_USER', client, departments))).toEqual(both())
  const observer = { locations: [north.id], departments: [transport.id] }
  expect(await seen(await limitedActor('CLIENT_OBSERVER', client, observer))).toEqual([])
  const fitting = { locations: [north.id], departments: [goodsIn.id] }
  expect(await seen(await limitedActor('CLIENT_OBSERVER', client, fitting))).toEqual([atDock.id])
})

it('takes no chosen places for every place [5.40]', async () => {
  const nothing = { locations: [], departments: [] }
  expect(await seen(await limitedActor('CLIENT_OBSERVER', scenario.client, nothing))).toEqual(
    both(),
  )
})

it.each(['CLIENT_USER', 'CLIENT_OBSERVEE'] as const)(
  'shows %s the observations that they made or that are about them [6.36]',
  async (role) => {
    const person = await actor(role, client)
    expect(await seen(person)).toEqual([])
    const made = await buildObservation(db, { ...of, user_id: person.id, deleted_at: null })
    const about = await buildObservation(db, { ...of, observee_id: person.id })
    expect(await seen(person)).toEqual([made.id, about.id].toSorted())
    await writeRows(db, { clientId: client.id }, (tables) =>
      tables
        .update('observations')
        .set({ deleted_at: new Date() })
        .where('id', 'in', [made.id, about.id]),
    )
  },
)

it('answers one observation with everything it points at [3.28]', async () => {
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  const data = await answered(observer.gql(ONE, { id: atDock.id }))
  expect(data.getObservationById).toMatchObject({
    id: atDock.id,
    kind: 'MANUAL_OBSERVATION',
    location: { name: 'Dock' },
    department: { name: 'Goods in' },
    user: { id: atDock.user_id, employee_id: null },
    observee: { id: atDock.observee_id },
    campaign: null,
    video: {
      is_inside_base: true,
      other_details: 'Brake',
      video_url: null,
      keypoints: [],
      lift_keypoints: [],
    },
    date: '2026-01-15T10:00:00.000Z',
    deleted_at: null,
  })
})

it('[4.9] keeps a deleted observation readable by its id', async () => {
  const person = await actor('CLIENT_SUPER_USER', scenario.client)
  const { id } = await buildObservation(scenario.db, scenario.of)
  await person.gql('mutation ($id: ID!) { deleteObservation(id: $id) { id } }', { id })
  const { data } = await person.gql(ONE, { id })
  expect(data.getObservationById.deleted_at).toEqual(expect.any(String))
  expect(await seen(person)).toEqual(both())
})

it('[11.9] answers the newest first: of the own client, for the provider of all clients [7.88]', async () => {
  const other = await buildObservation(db, { date: new Date('2039-01-02T00:00:00Z') })
  const ours = await buildObservation(db, { ...of, date: new Date('2039-01-01T00:00:00Z') })
  const ids = async (who: Actor, input: object) =>
    (await who.gql(NEWEST, { input })).data.getMostRecentObservations.map(
      ({ id }: { id: string }) => id,
    )
  const theirs = await providerActor()
  expect(await ids(theirs, { take: 2 })).toEqual([other.id, ours.id])
  expect(await ids(theirs, { take: 1, clientId: client.id })).toEqual([ours.id])
  const observer = await actor('CLIENT_OBSERVER', client)
  expect(await ids(observer, { take: 1, clientId: other.client_id })).toEqual([ours.id])
})
