/**
 * Bell with the number of unread notifications; opens the list. Renders nothing for users who cannot have
 * notifications.
 */
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined'
import { Badge, IconButton } from '@mui/material'
import { useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { mayCall } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { useUnreadCount } from '../../parts/notifications/notificationApi.ts'

/** `isShown`: whether the code of the page around it has loaded. */
export function NotificationBell({ isShown }: { isShown: boolean }) {
  const { type } = useMe()
  return mayCall(type, 'myNotifications') ? <Bell isShown={isShown} /> : null
}

/** Closes the panel when the page changes. */
function Bell({ isShown }: { isShown: boolean }) {
  const { key = '', pathname, search } = useLocation()
  const pageKey = `${key} ${pathname}${search}`
  const [opened, setOpened] = useState<{ at: string; bell: HTMLElement } | null>(null)
  const isOpen = opened?.at === pageKey
  const unread = useUnreadCount(useNetworkIdle(isShown))
  const translate = useTranslate()
  // The accessible name has the same number as the badge, so that voice control finds the button by what is visible.
  const count = unread > MAX_COUNT ? `${MAX_COUNT}+` : String(unread)
  const label = translate(unread === 0 ? 'notifications.title' : 'notifications.unread', { count })
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setOpened({ at: pageKey, bell: currentTarget })}
        sx={{ width: 44, height: 44 }}
      >
        <Badge badgeContent={unread === 0 ? null : count} color="primary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationPanel bell={opened.bell} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

const MAX_COUNT = 99

const NotificationPanel = lazyScreen(() => import('./NotificationPanel.tsx'), 'NotificationPanel')

/**
 * Returns true once the page has finished its first requests, and from then on, so that the unread count does not delay
 * them. `isPageLoaded`: whether the page's code has loaded, so that its requests have started.
 */
function useNetworkIdle(isPageLoaded: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  const isBusy = useIsFetching() > 0
  useEffect(() => {
    if (!isPageLoaded || isBusy || isIdle) return undefined
    const timer = setTimeout(() => setIdle(true), IDLE_MS)
    return () => clearTimeout(timer)
  }, [isPageLoaded, isBusy, isIdle])
  return isIdle
}

/** Milliseconds without a running request. */
const IDLE_MS = 1_000
