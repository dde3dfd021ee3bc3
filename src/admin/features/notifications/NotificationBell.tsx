/**
 * Bell with the number of unread notifications; opens the list. Renders nothing for users who cannot have
 * notifications.
 */
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined'
import { Badge, IconButton } from '@mui/material'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-admin'
import { mayCall } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { useUnreadCount } from '../../parts/notifications/notificationApi.ts'

export function NotificationBell() {
  const { type } = useMe()
  return mayCall(type, 'myNotifications') ? <Bell /> : null
}

/** Closes the panel when the page changes. */
function Bell() {
  const { key = '', pathname, search } = useLocation()
  const pageKey = `${key} ${pathname}${search}`
  const [opened, setOpened] = useState<{ at: string; bell: HTMLElement } | null>(null)
  const isOpen = opened?.at === pageKey
  const unread = useUnreadCount()
  const t = useT()
  // The accessible name has the same number as the badge, so that voice control finds the button by what is visible.
  const count = unread > MAX_COUNT ? `${MAX_COUNT}+` : String(unread)
  const label = unread === 0 ? t('notifications.title') : t('notifications.unread', { count })
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
