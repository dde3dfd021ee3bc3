/** A client's locations, each with what it is part of, as many places have a dock or an office. */
import { request } from '../../foundation/data/request.ts'
import { MAX_CHOICES } from '../../parts/choices/choiceSource.ts'
import type { Choice, ChoiceSource } from '../../parts/choices/choiceSource.ts'

export const campaignLocationSource = (clientId: string, userId: string): ChoiceSource<Choice> => ({
  key: ['choices', 'campaignLocation', clientId, userId],
  isServerSearch: true,
  disabledReason: null,
  load: async (search, signal) => {
    const filter = { search, take: MAX_CHOICES + 1, sort: { column: 'name', order: 'ASC' } }
    const { rows } = await request<{ rows: Row[] }>(
      LOCATIONS,
      { filter, clientId, userId },
      { signal },
    )
    return rows.map(({ id, name, parent }) => ({
      id,
      name: parent ? `${name} (${parent.name})` : name,
    }))
  },
})

interface Row extends Choice {
  parent: { name: string } | null
}

// With the person's id it is a dropdown's question: locations without departments are not listed.
const LOCATIONS = `query Locations($filter: LocationFilter, $clientId: ID, $userId: ID) {
  rows: allLocations(filter: $filter, input: { clientId: $clientId, userId: $userId }) {
    id name parent { name }
  }
}`
