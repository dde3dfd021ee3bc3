/** Marks notifications as read when they have been on the screen for a moment; their rows stay marked as new. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Notification } from '#api/generated/contract.ts'
import { request } from '../../foundation/data/request.ts'
import { unreadCountQuery } from '../../parts/notifications/notificationQueries.ts'

export function useMarkAsRead(notifications: readonly Notification[]): void {
  const queryClient = useQueryClient()
  const marked = useRef(new Set<string>())
  const unread = notifications
    .filter(({ read_at: readAt }) => !readAt)
    .map(({ id }) => id)
    .join(',')
  useEffect(() => {
    const seen = unread.split(',').filter((id) => id !== '' && !marked.current.has(id))
    if (seen.length === 0) return undefined
    const timer = setTimeout(() => {
      for (const id of seen) marked.current.add(id)
      request(MARK_AS_READ, { ids: seen }).then(
        () => queryClient.invalidateQueries({ queryKey: unreadCountQuery.queryKey }),
        // Next time they are seen again.
        () => undefined,
      )
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [unread, queryClient])
}

/** Milliseconds. */
const SEEN_AFTER_MS = 500

const MARK_AS_READ = `mutation ReadNotifications($ids: [ID!]!) { ids: readNotifications(ids: $ids) }`
