/** Queries for the records that the filter form offers and names, deleted ones included. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { MAX_FILTER_VALUES } from '#domain/listLimits.ts'
import type { RecordFilterName } from '#domain/observations/observationFilter.ts'
import { MAX_CHOICES, type Choice, type ChoiceSource } from '../choices/choiceSource.ts'
import { toPersonChoices } from '../choices/personChoices.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { displayName, displayNames } from '#domain/displayName.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

/**
 * Returns the choices of a dropdown. People are searched on the server; other records are loaded completely, by name,
 * once for all dropdowns.
 */
export function recordSource(
  name: RecordFilterName,
  clientId: string,
  queryClient: QueryClient,
): ChoiceSource<Choice> {
  const key = ['choices', 'filter', name, clientId]
  if (isPeopleFilter(name))
    return {
      key,
      isServerSearch: true,
      disabledReason: null,
      load: async (search, signal) =>
        fetchPeople(name, { clientId, search, take: MAX_CHOICES + 1 }, signal),
    }
  return {
    key,
    isServerSearch: false,
    disabledReason: null,
    load: async () => (await queryClient.fetchQuery(placesQuery(clientId)))[name],
  }
}

/** Query for the client's locations, departments, tasks and campaigns. */
export const placesQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['filterRecords', clientId],
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<Places> => {
      const { data } = await request(PLACES_QUERY, { clientId }, { signal })
      return {
        locations: toPlaceChoices(data.locations),
        departments: toPlaceChoices(data.departments),
        tasks: data.tasks.map(toChoice),
        campaignIds: data.campaignIds.map(toChoice),
      }
    },
  })

/** Query for the observers or individuals of a filter by their ids. */
export const peopleQuery = (clientId: string, name: PeopleFilterName, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['filterPeople', clientId, name, ids],
    staleTime: 30_000,
    queryFn: async ({ signal }) =>
      fetchPeople(name, { clientId, ids, take: MAX_FILTER_VALUES }, signal),
  })

export type PeopleFilterName = 'observers' | 'observees'

export const isPeopleFilter = (name: RecordFilterName): name is PeopleFilterName =>
  name === 'observers' || name === 'observees'

async function fetchPeople(
  name: PeopleFilterName,
  variables: object,
  signal: AbortSignal,
): Promise<Choice[]> {
  const { data } = await request(PEOPLE_QUERIES[name], { ...variables }, { signal })
  return toPersonChoices(data.rows)
}

/** Records by the name of their filter. */
type Places = Record<Exclude<RecordFilterName, PeopleFilterName>, Choice[]>

interface NamedRow {
  id: string
  name: string
  deleted_at: string | null
}

const toChoice = (record: NamedRow): Choice => ({ id: record.id, name: displayName(record, t) })

function toPlaceChoices(places: NamedRow[]): Choice[] {
  const names = displayNames(places, t)
  return places.map(({ id }, at) => ({ id, name: names[at] as string }))
}

const PLACES_QUERY = graphql(`
  query FilterPlaces($clientId: ID) {
    data: filterFormData(clientId: $clientId) {
      locations {
        id
        name
        parent_name
        deleted_at
      }
      departments {
        id
        name
        parent_name
        deleted_at
      }
      tasks {
        id
        name
        deleted_at
      }
      campaignIds: campaigns {
        id
        name
        deleted_at
      }
    }
  }
`)

const PEOPLE_QUERIES = {
  observers: graphql(`query FilterObservers(
    $clientId: ID, $search: String, $ids: [ID!], $take: Int
  ) {
    data: filterFormData(clientId: $clientId) {
      rows: observers(search: $search, ids: $ids, take: $take) { ${PERSON} employee_id hint deleted_at }
    }
  }`),
  observees: graphql(`query FilterObservees(
    $clientId: ID, $search: String, $ids: [ID!], $take: Int
  ) {
    data: filterFormData(clientId: $clientId) {
      rows: observees(search: $search, ids: $ids, take: $take) { ${PERSON} employee_id hint deleted_at }
    }
  }`),
}
