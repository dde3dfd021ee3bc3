/** How many notifications are unread: asked once a minute while the page is visible, and after a navigation. */
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-admin'
import { useEffect, useRef } from 'react'
import { unreadCountQuery } from './notificationQueries.ts'

/** `isEnabled`: whether it is time to ask at all; 0 until then. The last count stays when the server cannot be reached. */
export function useUnreadCount(isEnabled: boolean): number {
  const { pathname } = useLocation()
  const { data, refetch, isStale } = useQuery({
    ...unreadCountQuery,
    enabled: isEnabled,
    refetchInterval: POLL_INTERVAL_MS,
    staleTime: STALE_TIME_MS,
  })
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (!isEnabled || lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (isStale) void refetch({ cancelRefetch: false })
  }, [isEnabled, isStale, pathname, refetch])
  return data ?? 0
}

/** Milliseconds. */
const POLL_INTERVAL_MS = 60_000
const STALE_TIME_MS = 10_000
