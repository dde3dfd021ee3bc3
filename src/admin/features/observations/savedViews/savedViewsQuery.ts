/** Loads the saved views of the observation list, and changes them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { RESOURCES } from '#api/resources.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import type { SavedQuery } from '#domain/savedViews/savedViewRules.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { request } from '../../../foundation/data/request.ts'
import { searchParams } from '../../../foundation/router/searchParams.ts'
import { filtersDiffer } from '../filter/useFilterForm.ts'

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

/** Whether the list shows another thing with it. */
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

/** Each change is done when the views have been read again. */
export function useViewChanges() {
  const { id: clientId } = useCurrentClient()
  const queryClient = useQueryClient()
  const queryKey = ['savedViews', clientId]
  const reload = () => queryClient.invalidateQueries({ queryKey })
  const mail = useMutation({
    mutationFn: (change: { id: string; isWeekly: boolean }) => request(MAIL, change),
    onSuccess: reload,
  })
  // A view is sent as a whole: one change after the other, each of what the one before it has made.
  const update = {
    scope: { id: 'savedViews' },
    mutationFn: ({ view, ...change }: ViewChange) => {
      const views = queryClient.getQueryData<ListedView[]>(queryKey)
      const { id, name, query, is_shared } = views?.find((one) => one.id === view.id) ?? view
      return request(UPDATE, { id, input: { name, query, isShared: is_shared, ...change } })
    },
    onSuccess: reload,
  }
  const share = useMutation(update)
  const rename = useMutation(update)
  const remove = useMutation({
    mutationFn: (id: string) => request(DELETE, { id }),
    // Not awaited: the view's own part of the screen says what came of it, and goes with it.
    onSuccess: () => void reload(),
  })
  return {
    mail,
    share,
    rename,
    remove,
    create: async (input: Pick<ListedView, 'name' | 'query'>) => {
      await request(CREATE, { clientId, input })
      await reload()
    },
  }
}

interface ViewChange {
  view: ListedView
  name?: string
  isShared?: boolean
}

const SAVED_VIEWS = graphql(`
  query SavedViews($clientId: ID!) {
    savedViews(clientId: $clientId) {
      id
      name
      query
      user {
        id
        firstname
        lastname
        deleted_at
      }
      is_mine
      is_shared
      has_weekly_mail
    }
  }
`)

const CREATE = graphql(`
  mutation CreateSavedView($clientId: ID!, $input: SavedViewInput!) {
    createSavedView(clientId: $clientId, input: $input) {
      id
    }
  }
`)

const UPDATE = graphql(`
  mutation UpdateSavedView($id: ID!, $input: SavedViewInput!) {
    updateSavedView(id: $id, input: $input) {
      id
    }
  }
`)

const DELETE = graphql(`
  mutation DeleteSavedView($id: ID!) {
    deleteSavedView(id: $id)
  }
`)

const MAIL = graphql(`
  mutation MailSavedView($id: ID!, $isWeekly: Boolean!) {
    mailSavedView(id: $id, isWeekly: $isWeekly) {
      id
    }
  }
`)
