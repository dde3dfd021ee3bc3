/** The bell of every page: how many notifications are unread; it opens them. Nothing for who has none. */
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined'
import { Badge, IconButton } from '@mui/material'
import { useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { mayCall } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { useUnreadCount } from '../../parts/notifications/notificationApi.ts'

/** `isShown`: whether the page around it has come. */
export function NotificationBell({ isShown }: { isShown: boolean }) {
  const { type } = useMe()
  return mayCall(type, 'myNotifications') ? <Bell isShown={isShown} /> : null
}

/** Open only on the page that it was opened on. */
function Bell({ isShown }: { isShown: boolean }) {
  const { key = '', pathname, search } = useLocation()
  const here = `${key} ${pathname}${search}`
  const [opened, setOpened] = useState<{ at: string; bell: HTMLElement } | null>(null)
  const isOpen = opened?.at === here
  const unread = useUnreadCount(useNetworkIdle(isShown))
  const translate = useTranslate()
  // The same figure in the name as on the badge: who speaks to the page says what they see.
  const count = unread > MAX_COUNT ? `${MAX_COUNT}+` : String(unread)
  const label = translate(unread === 0 ? 'notifications.title' : 'notifications.unread', { count })
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setOpened({ at: here, bell: currentTarget })}
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
 * Whether the page has what it first asked for, so that what nobody waits for may be asked: once true, it stays so.
 * `isPageLoaded`: whether the code of the page is there, so that it has asked.
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

/** Milliseconds without a question. */
const IDLE_MS = 1_000
