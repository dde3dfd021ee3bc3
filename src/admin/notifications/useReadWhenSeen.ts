/** Marks notifications as read when they have been on the screen for a moment; their rows stay marked as new. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Notification } from '#api/generated/contract.ts'
import { call } from '../data/call.ts'
import { unreadQuery } from './notificationQueries.ts'

export function useReadWhenSeen(shown: readonly Notification[]): void {
  const queryClient = useQueryClient()
  const told = useRef(new Set<string>())
  const unread = shown
    .filter(({ read_at: readAt }) => !readAt)
    .map(({ id }) => id)
    .join(',')
  useEffect(() => {
    const seen = unread.split(',').filter((id) => id !== '' && !told.current.has(id))
    if (seen.length === 0) return undefined
    const timer = setTimeout(() => {
      for (const id of seen) told.current.add(id)
      call(READ, { ids: seen }).then(
        () => queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey }),
        // Next time they are seen again.
        () => undefined,
      )
    }, A_MOMENT)
    return () => clearTimeout(timer)
  }, [unread, queryClient])
}

/** Milliseconds. */
const A_MOMENT = 500

const READ = `mutation ReadNotifications($ids: [ID!]!) { ids: readNotifications(ids: $ids) }`
