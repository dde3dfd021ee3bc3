/** What the app tells the person who is signed in: how much of it is unread, and all of it, ten at a time. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Notification } from '#api/generated/contract.ts'
import { call } from '../data/call.ts'

export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await call<{ unread: number }>(UNREAD, {}, { signal })).unread,
})

/** Asked anew each time that it is looked at. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call<NotificationPage>(MINE, { skip: pageParam, take: AT_ONCE }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ rows, total }, _pages, skipped) =>
    skipped + rows.length < total && rows.length > 0 ? skipped + rows.length : null,
  staleTime: Infinity,
  gcTime: 0,
})

export interface NotificationPage {
  rows: Notification[]
  total: number
}

const AT_ONCE = 10

const UNREAD = `query Unread { unread: totalMyNotifications(unreadOnly: true) }`

const MINE = `query MyNotifications($skip: Int, $take: Int) {
  rows: myNotifications(skip: $skip, take: $take) {
    id kind created_at read_at subject_id subject_name owed end_date reason
  }
  total: totalMyNotifications
}`
