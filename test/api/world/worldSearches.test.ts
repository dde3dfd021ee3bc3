/** The names of `test/world`, searched for as people type, paste and dictate them. */
import { describe, expect, it } from 'vitest'
import { containsText } from '#domain/searchText.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { actor, api } from '#test/support/api.ts'
import { PEOPLE, PLACES } from './importedNames.ts'

/** As long as a name may be; with its accents apart it is longer than a search may be. */
const LONG = 'Långelång '.repeat(20).trim()
const NAMES = [...new Set([...Object.values(PLACES).flat(), ...PEOPLE.flat()])]
  .filter(Boolean)
  .concat(LONG)

const SPELLINGS: Record<string, (name: string) => string> = {
  'as they are stored': (name) => name,
  'with their accents apart, as a Mac has them': (name) => name.normalize('NFD'),
  'with what a web page adds and does not show': (name) =>
    `\u202B${name.replaceAll(' ', '\u00A0').replace(/(?<=^.)/u, '\u200B')}\u202C\uFEFF`,
  'in capitals': (name) => name.toUpperCase(),
  'without their accents': (name) => name.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, ''),
  'with the last word first': (name) => name.split(' ').toReversed().join(', ').slice(0, 200),
}

const { db } = await api()
const client = await buildClient(db)
const superUser = await actor('CLIENT_SUPER_USER', client)
for (const name of NAMES) await buildLocation(db, { client_id: client.id, name })

const SEARCH = `query ($filter: LocationFilter) { places: allLocations(filter: $filter) { name } }`

describe('[2.36] [27.23] a list finds the names of the world', () => {
  it.each(Object.entries(SPELLINGS))('%s', async (_how, spell) => {
    for (const name of NAMES) {
      const search = spell(name)
      // On a device without a network the browser searches.
      const found = NAMES.filter((one) => containsText(one, search))
      expect(found, search).toContain(name)
      const { data } = await superUser.gql(SEARCH, { filter: { search, take: 100 } })
      const names = data.places.map((place: { name: string }) => place.name)
      expect(new Set(names), search).toEqual(new Set(found))
    }
  })
})
