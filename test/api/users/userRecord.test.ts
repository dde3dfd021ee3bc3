/** A user's record: access to it and to its fields. */
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { updateRow } from '#test/support/scenarios/scheduleScenario.ts'
import {
  buildTwoSites,
  providerActor,
  limitedActor,
  actorAt,
} from '../../support/scenarios/twoSites.ts'
import { ONE_USER, errorOf, saveUser } from './userCalls.ts'

const scenario = await buildTwoSites({ display_employee_id: false })
const { client, north, south, dock } = scenario
const superUser = await actor('CLIENT_SUPER_USER', scenario.client)

describe('[7.79] getUserById', () => {
  it.each(['CLIENT_USER', 'CLIENT_OBSERVEE'] as const)('%s reads themselves only', async (role) => {
    const me = await actor(role, scenario.client)
    const colleague = await buildUser(scenario.db, scenario.of)
    expect((await saveUser(me, ONE_USER, { id: me.id })).id).toBe(me.id)
    for (const id of [colleague.id, uuid(), 'no id'])
      expect((await errorOf(me, ONE_USER, { id }))?.code).toBe('NOT_FOUND')
  })

  it('an observer reads the people within their access', async () => {
    const southern = await actorAt('CLIENT_OBSERVER', south)
    const northern = await actorAt('CLIENT_USER', north)
    const docker = await actorAt('CLIENT_OBSERVER', dock)
    expect((await saveUser(docker, ONE_USER, { id: northern.id })).id).toBe(northern.id)
    expect((await errorOf(southern, ONE_USER, { id: northern.id }))?.code).toBe('NOT_FOUND')
  })

  it('tells nobody of places that they do not see', async () => {
    const places = { locations: [north.id, south.id] }
    const person = await limitedActor('CLIENT_USER', client, places)
    const southern = await actorAt('CLIENT_OBSERVER', south)
    const read = await saveUser(southern, ONE_USER, { id: person.id })
    expect(read.locations).toEqual([{ id: south.id, name: 'South' }])
  })

  it('[15.12] shows an employee id to super users and its owner, to others where the client displays it', async () => {
    const hidden = await buildUser(scenario.db, { ...scenario.of, employee_id: uuid() })
    const observer = await actor('CLIENT_OBSERVER', scenario.client)
    const shown = async (who: Actor, id: string) =>
      (await saveUser(who, ONE_USER, { id })).employee_id
    expect(await shown(superUser, hidden.id)).toBe(hidden.employee_id)
    expect(await shown(await providerActor(), hidden.id)).toBe(hidden.employee_id)
    expect(await shown(observer, hidden.id)).toBeNull()
    const open = await buildTwoSites({ display_employee_id: true })
    const displayed = await buildUser(open.db, { ...open.of, employee_id: uuid() })
    expect(await shown(await actor('CLIENT_OBSERVER', open.client), displayed.id)).toBe(
      displayed.employee_id,
    )
  })

  it('[4.9] [15.11] a person limited to a deleted location does not look like one of all', async () => {
    const { yard, db } = await buildTwoSites()
    const person = await actorAt('CLIENT_USER', yard)
    await updateRow(db, 'locations', yard, { deleted_at: new Date() })
    const read = await saveUser(await providerActor(), ONE_USER, { id: person.id })
    expect(read).toMatchObject({
      user_has_full_location_access: false,
      locations: [{ id: yard.id, name: 'Yard' }],
    })
  })
})
