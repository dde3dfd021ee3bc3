/** How many notifications are unread: asked once a minute while the page is visible, and after a navigation. */
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-admin'
import { useEffect, useRef } from 'react'
import { unreadQuery } from './notificationQueries.ts'

/** `isAwake`: whether it is time to ask at all; 0 until then. The last count stays when the server cannot be reached. */
export function useUnreadCount(isAwake: boolean): number {
  const { pathname } = useLocation()
  const { data, refetch, isStale } = useQuery({
    ...unreadQuery,
    enabled: isAwake,
    refetchInterval: EVERY_MINUTE,
    staleTime: FRESH,
  })
  const asked = useRef(pathname)
  useEffect(() => {
    if (!isAwake || asked.current === pathname) return
    asked.current = pathname
    if (isStale) void refetch({ cancelRefetch: false })
  }, [isAwake, isStale, pathname, refetch])
  return data ?? 0
}

/** Milliseconds. */
const EVERY_MINUTE = 60_000
const FRESH = 10_000
