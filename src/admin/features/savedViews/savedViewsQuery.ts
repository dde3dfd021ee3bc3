/** Loads the saved views of the observation list. */
import { useQuery } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { RESOURCES } from '#api/resources.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import type { SavedQuery } from '#domain/savedViews/savedViewRules.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { searchParams } from '../../foundation/router/searchParams.ts'
import { filtersDiffer } from '../../parts/filters/filtersDiffer.ts'

/** `isNeeded`: whether anything shows them. */
export function useSavedViews(isNeeded = true) {
  const { id: clientId } = useCurrentClient()
  return useQuery({
    queryKey: ['savedViews', clientId],
    queryFn: async ({ signal }) =>
      (await request(SAVED_VIEWS, { clientId }, { signal })).savedViews.map((view) => ({
        ...view,
        query: view.query as SavedQuery,
      })),
    enabled: isNeeded,
  })
}

export type ListedView = NonNullable<ReturnType<typeof useSavedViews>['data']>[number]

/** Returns what the list shows; its own order is none. */
export function savedQueryOf(
  filter: ObservationListFilter,
  { field, order }: { field: string; order: 'ASC' | 'DESC' },
): SavedQuery {
  const own = RESOURCES.allobservations.defaultSort
  const isOwn = field === own.sort && order === own.order
  return { filter, sort: isOwn ? null : field, order: isOwn ? null : order }
}

/** Returns whether the list shows another thing with it. */
export const queriesDiffer = (one: SavedQuery, other: SavedQuery): boolean =>
  filtersDiffer(one, other)

export const isWholeList = (query: SavedQuery): boolean =>
  !queriesDiffer(query, { filter: {}, sort: null, order: null })

/** Returns the list's address with a view. */
export const viewAddress = ({ filter, sort, order }: SavedQuery) => ({
  pathname: '/allobservations',
  search: searchParams.stringify([
    ['filter', JSON.stringify(filter)],
    ...(sort && order
      ? ([
          ['sort', sort],
          ['order', order],
        ] as [string, string][])
      : []),
  ]),
})

const SAVED_VIEWS = graphql(`query SavedViews($clientId: ID!) {
  savedViews(clientId: $clientId) {
    id name query user { ${PERSON} deleted_at } is_mine is_shared has_weekly_mail
  }
}`)
