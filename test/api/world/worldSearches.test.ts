/** The names of `test/world`, searched for as people type, paste and dictate them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { containsText } from '#domain/searchText.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { PEOPLE, PLACES } from './importedNames.ts'

/** As long as a name may be; with its accents apart it is longer than a search may be. */
const LONG = 'Långelång '.repeat(20).trim()
const NAMES = [...new Set([...Object.values(PLACES).flat(), ...PEOPLE.flat()])]
  .filter(Boolean)
  .concat(LONG)

/** As much of it as a person's name may have. */
const personName = (name: string) => name.slice(0, 100).trim()

const SPELLINGS: Record<string, (name: string) => string> = {
  'as they are stored': (name) => name,
  'with their accents apart, as a Mac has them': (name) => name.normalize('NFD'),
  'with what a web page adds and does not show': (name) =>
    `\u202B${name.replaceAll(' ', '\u00A0').replace(/(?<=^.)/u, '\u200B')}\u202C\uFEFF`,
  'in capitals': (name) => name.toUpperCase(),
  'without their accents': (name) => name.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, ''),
  'with the last word first': (name) => name.split(' ').toReversed().join(', ').slice(0, 200),
}

let superUser: Actor
beforeAll(async () => {
  const { db } = await api()
  const client = await buildClient(db)
  superUser = await actor('CLIENT_SUPER_USER', client)
  const of = { client_id: client.id }
  const observed = {
    user_id: superUser.id,
    location_id: (await buildLocation(db, { ...of, name: '+' })).id,
    department_id: (await buildDepartment(db, { ...of, name: '+' })).id,
    task_id: (await buildTask(db, { ...of, name: '+' })).id,
  }
  for (const [at, name] of NAMES.entries()) {
    await buildLocation(db, { ...of, name })
    // People have either name.
    const [firstname, lastname] = at % 2 === 0 ? [personName(name), ''] : ['', personName(name)]
    await buildUser(db, { ...of, firstname, lastname })
    await buildObservation(db, { ...of, ...observed, unlinked_observee_name: name })
  }
})

const SEARCH = `query ($places: LocationFilter, $people: UserFilter, $observations: ObservationFilter) {
  places: allLocations(filter: $places) { name }
  people: allUsers(filter: $people) { firstname lastname }
  observations: allObservations(filter: $observations) { unlinked_observee_name }
}`

describe('[2.36] [27.23] lists find the names of the world', () => {
  it.each(Object.entries(SPELLINGS))('%s', async (_how, spell) => {
    for (const name of NAMES) {
      const search = spell(name)
      const filter = { search, take: 100 }
      const { data, errors } = await superUser.gql(SEARCH, {
        places: filter,
        people: filter,
        observations: filter,
      })
      expect([search, errors]).toEqual([search, undefined])
      // On a device without a network the browser searches.
      const found = new Set(NAMES.filter((one) => containsText(one, search)))
      expect([...found], search).toContain(name)
      const { places, people, observations } = data as Found
      expect(new Set(places.map((place) => place.name)), search).toEqual(found)
      // Others may have it in their e-mail address.
      expect(
        people.map((one) => one.firstname || one.lastname),
        search,
      ).toEqual(expect.arrayContaining([...found].map(personName)))
      expect(new Set(observations.map((one) => one.unlinked_observee_name)), search).toEqual(found)
    }
  })
})

interface Found {
  places: { name: string }[]
  people: { firstname: string; lastname: string }[]
  observations: { unlinked_observee_name: string }[]
}
