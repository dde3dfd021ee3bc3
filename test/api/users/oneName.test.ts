/** People with one name, as everybody has in some countries. */
import { expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { account, type Actor, actor, api, signIn } from '#test/support/api.ts'
import { buildTwoSites, limitedActor } from '#test/support/scenarios/twoSites.ts'

const { db, mails, drainBackgroundWork } = await api()
const client = await buildClient(db)
const superUser = await actor('CLIENT_SUPER_USER', client)

it('[15.22] lists and dropdowns have them under their name', async () => {
  const { id } = await buildClient(db)
  const own = await actor('CLIENT_SUPER_USER', { id })
  const people = [
    ['Abe', 'Zed'],
    ['', 'Mono'],
    ['Nel', 'Abc'],
    ['Zoe', ''],
  ]
  for (const [firstname, lastname] of people) {
    const { id: observee_id } = await buildUser(db, { client_id: id, firstname, lastname })
    await buildObservation(db, { client_id: id, observee_id, user_id: own.id })
  }
  const call = `query {
    users: allUsers(filter: { sort: { column: name, order: ASC }, take: 100 }) { firstname lastname }
    found: allUsers(filter: { search: "mono" }) { lastname }
    people: getUsersByDepartmentAndLocation(input: { take: 100 }) { firstname lastname }
    observations: allObservations(filter: { sort: { column: observee_name, order: ASC } }) { observee { firstname lastname } }
  }`
  const { data } = await own.gql(call)
  const names = people.map(([firstname, lastname]) => ({ firstname, lastname }))
  const these = (rows: { lastname: string; firstname: string }[]) =>
    rows.filter((row) => names.some((name) => JSON.stringify(name) === JSON.stringify(row)))
  expect(these(data.users)).toEqual(names)
  expect(these(data.people)).toEqual(names)
  expect(data.observations.map(({ observee }: { observee: object }) => observee)).toEqual(names)
  expect(data.found).toEqual([{ lastname: 'Mono' }])
})

it('[15.22] a mail greets them by their name', async () => {
  const mono = await account('CLIENT_USER', client, { firstname: '', lastname: 'Teller' })
  await signIn(mono)
  await superUser.gql(`mutation ($email: String!) { forgotPassword(email: $email) }`, {
    email: mono.email,
  })
  await drainBackgroundWork()
  const mail = mails.find(({ to }) => JSON.stringify(to).includes(mono.email))
  expect(mail?.to).toMatchObject({ name: 'Teller' })
  expect(mail?.text).toContain('Hello Teller,')
})

it('[14.14] owners, coaches, individuals and the people of filters and of the copy for use offline come with what tells them apart, and no place that the reader does not see', async () => {
  const { client: sites, north, south, lift } = await buildTwoSites()
  const namesake = async (...places: { id: string }[]) => {
    const person = await buildUser(db, {
      client_id: sites.id,
      type: 'CLIENT_OBSERVER',
      firstname: 'Jo',
      lastname: 'Doe',
      is_account_enabled: true,
      user_has_full_location_access: false,
    })
    for (const { id } of places)
      await insertRow(db, sites.id, 'user_locations', {
        client_id: sites.id,
        user_id: person.id,
        location_id: id,
      })
    return person
  }
  const here = await namesake(north)
  const both = await namesake(north, south)
  const call = `query ($taskId: ID, $here: ID!) {
    filter: filterFormData {
      observers(search: "Jo Doe") { id hint }
      observees(search: "Jo Doe") { id hint }
      chosen: observees(ids: [$here]) { id hint }
    }
    copy: observationChoices { people { id hint } }
    owners: taskActionOwners(taskId: $taskId, search: "Jo Doe") { id hint }
    coaches: getUsersByDepartmentAndLocation(input: { search: "Jo Doe" }) { id hint }
    individuals: getUsersByTask(taskId: $taskId, search: "Jo Doe") { id hint }
    one: getUsersByTask(taskId: $taskId, take: 1) { hint }
  }`
  const hints = async (who: Actor) => {
    const { data } = await who.gql(call, { taskId: lift.id, here: here.id })
    expect(data.one).toEqual([{ hint: null }])
    const { observers, observees, chosen } = data.filter
    const lists = [data.owners, data.coaches, data.individuals, observers, observees]
    const [hint, ...others] = [...lists, data.copy.people].map((people) =>
      [here, both].map(({ id }) => people.find((person: { id: string }) => person.id === id)?.hint),
    )
    for (const other of others) expect(other).toEqual(hint)
    // Chosen alone, and told from the one that is not chosen.
    expect(chosen).toEqual([{ id: here.id, hint: hint?.[0] }])
    return hint
  }
  const byPlace = ['North', 'North, South']
  expect(await hints(await actor('CLIENT_OBSERVER', sites))).toEqual(byPlace)
  const northern = await limitedActor('CLIENT_OBSERVER', sites, { locations: [north.id] })
  const unknown = [null, null]
  expect(await hints(northern)).toEqual(unknown)
  const leader = await limitedActor('CLIENT_SUPER_USER', sites, { locations: [north.id] })
  const byAddress = [here.email, both.email]
  expect(await hints(leader)).toEqual(byAddress)
})
