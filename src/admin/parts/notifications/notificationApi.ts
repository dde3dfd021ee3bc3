/** Notifications of the signed-in person: the number of unread ones, and all of them in pages of ten. */
import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import { request } from '../../foundation/data/request.ts'
import { useAtRest } from '../layout/useAtRest.ts'

export const unreadCountQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await request(UNREAD_COUNT, {}, { signal })).unread,
})

/** Loaded each time that the list is opened. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) =>
    request(MY_NOTIFICATIONS, { skip: pageParam, take: PAGE_SIZE }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ rows, total }, _pages, skipped) =>
    skipped + rows.length < total && rows.length > 0 ? skipped + rows.length : null,
  staleTime: Infinity,
  gcTime: 0,
})

const PAGE_SIZE = 10

const UNREAD_COUNT = graphql(`
  query Unread {
    unread: totalMyNotifications(unreadOnly: true)
  }
`)

const MY_NOTIFICATIONS = graphql(`
  query MyNotifications($skip: Int, $take: Int) {
    rows: myNotifications(skip: $skip, take: $take) {
      id
      kind
      created_at
      read_at
      subject_id
      subject_name
      owed
      end_date
      reason
      hold_subject
      comment_id
    }
    total: totalMyNotifications
  }
`)

export const MARK_AS_READ = graphql(`
  mutation ReadNotifications($ids: [ID!]!) {
    ids: readNotifications(ids: $ids)
  }
`)

/** Marks the notification of a job as read, whose id it has: the page shows how it ended. `id` null: it has not. */
export function useReadJobEnd(id: string | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (id === null) return
    request(MARK_AS_READ, { ids: [id] }).then(
      () => queryClient.invalidateQueries({ queryKey: unreadCountQuery.queryKey }),
      // There is none, or it is read later.
      () => undefined,
    )
  }, [id, queryClient])
}

/**
 * Returns the number of unread notifications, refreshed once a minute while the page is visible, and after a
 * navigation. The last count stays when the server cannot be reached.
 */
export function useUnreadCount(): number {
  const { pathname } = useLocation()
  const { data, refetch, isStale } = useQuery({
    ...unreadCountQuery,
    enabled: useAtRest(),
    refetchInterval: POLL_INTERVAL_MS,
    staleTime: STALE_TIME_MS,
  })
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (isStale) void refetch({ cancelRefetch: false })
  }, [isStale, pathname, refetch])
  return data ?? 0
}

/** Milliseconds. */
const POLL_INTERVAL_MS = 60_000
const STALE_TIME_MS = 10_000
