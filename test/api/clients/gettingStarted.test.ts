/** A new client's first steps, derived from what it has. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import { limitedActor } from '#test/support/scenarios/twoSites.ts'

const { db } = await api()

const READ = `query ($clientId: ID) { steps: gettingStarted(clientId: $clientId) {
  has_locations has_departments has_tasks has_people has_observations has_campaigns } }`
const DISMISS = `mutation ($clientId: ID) { dismissGettingStarted(clientId: $clientId) }`

const NOTHING = {
  has_locations: false,
  has_departments: false,
  has_tasks: false,
  has_people: false,
  has_observations: false,
  has_campaigns: false,
}

let client: { id: string }
let admin: Actor

beforeAll(api)
beforeEach(async () => {
  client = await buildClient((await api()).db)
  admin = await actor('CLIENT_SUPER_USER', client)
})

const stepsOf = async (who: Actor, clientId?: string) =>
  (await who.gql(READ, { clientId })).data.steps

/** Everything that a client starts with. */
async function buildAll(of: { client_id: string }) {
  const location = await buildLocation(db, of)
  const department = await buildDepartment(db, { ...of, locations: [location.id] })
  const task = await buildTask(db, of)
  const person = await buildUser(db, { ...of, type: 'CLIENT_OBSERVEE' })
  return { location, department, task, person }
}

describe('[16.12] gettingStarted', () => {
  it('follows what is there, and is over when nothing is missing', async () => {
    const of = { client_id: client.id }
    // Another client's records, super users and what was deleted count for nothing.
    await buildAll({ client_id: (await buildClient(db)).id })
    await buildUser(db, { ...of, type: 'CLIENT_SUPER_USER' })
    for (const build of [buildLocation, buildTask, buildUser])
      await build(db, { ...of, deleted_at: new Date() })
    expect(await stepsOf(admin)).toEqual(NOTHING)
    const { location, department, task, person } = await buildAll(of)
    const begun = { has_locations: true, has_departments: true, has_tasks: true, has_people: true }
    expect(await stepsOf(admin)).toEqual({ ...NOTHING, ...begun })
    await buildObservation(db, {
      ...of,
      user_id: admin.id,
      observee_id: person.id,
      location_id: location.id,
      department_id: department.id,
      task_id: task.id,
    })
    expect(await stepsOf(admin)).toEqual({ ...NOTHING, ...begun, has_observations: true })
    await buildCampaign(db, of)
    expect(await stepsOf(admin)).toBeNull()
  })

  it('tells a super user of some places about the whole client, the provider about any, others about their own', async () => {
    const { id: site } = await buildLocation(db, { client_id: client.id })
    await buildTask(db, { client_id: client.id })
    const ofOneSite = await limitedActor('CLIENT_SUPER_USER', client, { locations: [site] })
    const whole = { ...NOTHING, has_locations: true, has_tasks: true }
    expect(await stepsOf(ofOneSite)).toEqual(whole)
    expect(await stepsOf(await actor('PROVIDER_SUPER_USER'), client.id)).toEqual(whole)
    const stranger = await actor('CLIENT_SUPER_USER')
    expect((await stranger.gql(READ, { clientId: client.id })).data?.steps ?? NOTHING).toEqual(
      NOTHING,
    )
  })
})

describe('[16.13] dismissGettingStarted', () => {
  it('hides the steps from everybody of the client for good, and of no other', async () => {
    const other = await actor('CLIENT_SUPER_USER')
    // Whatever client is asked for.
    const dismissed = await admin.gql(DISMISS, { clientId: other.client_id })
    expect(dismissed.data).toEqual({ dismissGettingStarted: true })
    expect(await stepsOf(admin)).toBeNull()
    expect(await stepsOf(await actor('CLIENT_SUPER_USER', client))).toBeNull()
    expect(await stepsOf(other)).toEqual(NOTHING)
  })
})
