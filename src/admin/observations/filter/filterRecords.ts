/** The records that the filter form offers and names, deleted ones too, from the server's filterFormData (spec 7). */
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { MAX_FILTER_VALUES } from '#domain/listLimits.ts'
import { MOST_CHOICES } from '../../choices/choiceSource.ts'
import type { Choice, ChoiceSource } from '../../choices/choiceSource.ts'
import { call } from '../../data/call.ts'
import { nameOf } from '../../forms/entered.ts'
import type { RecordsName } from './filterFields.ts'

/** People are searched on the server; the others come whole, by name, once for all dropdowns. */
export function recordSource(
  name: RecordsName,
  clientId: string,
  queryClient: QueryClient,
): ChoiceSource<Choice> {
  const key = ['choices', 'filter', name, clientId]
  if (name === 'observers' || name === 'observees')
    return {
      key,
      searches: true,
      waitsFor: null,
      load: async (search, signal) =>
        people(name, { clientId, search, take: MOST_CHOICES + 1 }, signal),
    }
  return {
    key,
    searches: false,
    waitsFor: null,
    load: async () => (await queryClient.fetchQuery(placesQuery(clientId)))[name],
  }
}

/** Locations, departments, tasks and campaigns of the client. */
export const placesQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['filterRecords', clientId],
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<Places> => {
      const { data } = await call<{ data: Record<keyof Places, Named[]> }>(
        PLACES,
        { clientId },
        { signal },
      )
      return {
        locations: data.locations.map(choice),
        departments: data.departments.map(choice),
        tasks: data.tasks.map(choice),
        campaignIds: data.campaignIds.map(choice),
      }
    },
  })

/** The observers or individuals whom a filter names. */
export const peopleQuery = (clientId: string, name: PeopleName, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['filterPeople', clientId, name, ids],
    staleTime: 30_000,
    queryFn: async ({ signal }) => people(name, { clientId, ids, take: MAX_FILTER_VALUES }, signal),
  })

export type PeopleName = 'observers' | 'observees'

async function people(name: PeopleName, variables: object, signal: AbortSignal): Promise<Choice[]> {
  type Answer = { data: { rows: Person[] } }
  const { data } = await call<Answer>(PEOPLE[name], { ...variables }, { signal })
  return data.rows.map(personChoice)
}

/** By the filter's names. */
export type Places = Record<'locations' | 'departments' | 'tasks' | 'campaignIds', Choice[]>

interface Named {
  id: string
  name: string
  deleted_at: string | null
}

interface Person extends Omit<Named, 'name'> {
  firstname: string
  lastname: string
  employee_id: string | null
}

const choice = (record: Named): Choice => ({ id: record.id, name: nameOf(record) })

function personChoice({ employee_id: employeeId, deleted_at: deletedAt, ...person }: Person) {
  const name = `${nameOf(person)}${employeeId ? ` (${employeeId})` : ''}`
  return choice({ id: person.id, name, deleted_at: deletedAt })
}

const PLACES = `query FilterPlaces($clientId: ID) {
  data: filterFormData(clientId: $clientId) {
    locations { id name deleted_at }
    departments { id name deleted_at }
    tasks { id name deleted_at }
    campaignIds: campaigns { id name deleted_at }
  }
}`

const peopleDocument = (
  field: PeopleName,
) => `query FilterPeople($clientId: ID, $search: String, $ids: [ID!], $take: Int) {
  data: filterFormData(clientId: $clientId) {
    rows: ${field}(search: $search, ids: $ids, take: $take) { id firstname lastname employee_id deleted_at }
  }
}`

const PEOPLE = { observers: peopleDocument('observers'), observees: peopleDocument('observees') }
