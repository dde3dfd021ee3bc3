/** The user's notifications, newest first, ten at a time; those that were on the screen count as read. */
import { Box, Button, Chip, List, Skeleton, Typography } from '@mui/material'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-admin'
import type { LegalHoldSubject, Notification } from '#api/generated/contract.ts'
import type { ResourceName } from '#api/resources.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { request } from '../../foundation/data/request.ts'
import {
  MARK_AS_READ,
  notificationsQuery,
  unreadCountQuery,
} from '../../parts/notifications/notificationApi.ts'
import { formatNotification } from './formatNotification.ts'
import { loadErrorText } from '../../foundation/data/graphqlError.ts'
import { DateText } from '../../parts/detail/DateText.tsx'

export function NotificationList() {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } =
    useInfiniteQuery(notificationsQuery)
  const t = useT()
  // A new notification moves others to the next page, where they are loaded a second time.
  const notifications = [
    ...new Map(data?.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
  ]
  useMarkAsRead(notifications)
  const loadMore = () => void (data ? fetchNextPage() : refetch())
  return (
    <Box sx={{ pb: 1 }} aria-busy={isFetching}>
      {notifications.length > 0 && (
        <List disablePadding>
          {notifications.map((one) => (
            <NotificationItem key={one.id} notification={one} />
          ))}
        </List>
      )}
      {data && notifications.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, py: 3 }}>
          {t('notifications.none')}
        </Typography>
      )}
      {!data && !error && <Loading label={t('ra.page.loading')} />}
      {error && !isFetching && (
        <Box role="alert" sx={{ px: 2, py: 2 }}>
          {loadErrorText(error, t('notifications.failed'))}{' '}
          <Button onClick={loadMore}>{t('list.tryAgain')}</Button>
        </Box>
      )}
      {hasNextPage && !error && (
        <Box sx={{ px: 1, pt: 1 }}>
          <Button aria-disabled={isFetching} onClick={loadMore}>
            {t('notifications.more')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <Box component="output" aria-label={label} sx={{ display: 'block', px: 2, py: 1 }}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Box>
  )
}

/** A notification with its text, its time, and a mark when it is new. */
function NotificationItem({ notification }: { notification: Notification }) {
  const t = useT()
  const { client_id: clientId } = useMe()
  const { kind, subject_id: id, created_at: createdAt, read_at: readAt, reason } = notification
  const { hold_subject: holdSubject, comment_id: comment } = notification
  const text = formatNotification(notification)
  const page = holdSubject ? HELD_PAGES[holdSubject] : SUBJECT_PAGES[kind]
  const isNew = !readAt
  return (
    <Box component="li" sx={item} {...(isNew ? { 'data-new': true } : {})}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: isNew ? 600 : 400 }}>
        <Link
          to={
            page
              ? `/${page}/${encodeURIComponent(id)}/show?clientId=${clientId}${comment ? `&comment=${comment}` : ''}`
              : (LIST_PAGES[kind] ?? '/jobs')
          }
        >
          {text}
        </Link>
        {reason && (
          <Typography variant="caption" component="p">
            {reason}
          </Typography>
        )}
        <Typography variant="caption" component="p" color="text.secondary">
          <DateText instant={createdAt} />
        </Typography>
      </Box>
      {isNew && <Chip label={t('notifications.isNew')} color="primary" />}
    </Box>
  )
}

/** Page of what a notification without a page of its subject is about. */
const LIST_PAGES: Partial<Record<Notification['kind'], string>> = {
  CALIBRATION_WAITING: '/calibration',
  TASK_ACTION_GIVEN: '/taskanalysis',
  TASK_ACTION_OVERDUE: '/taskanalysis',
}

/** Resource whose page shows a notification's subject. */
const SUBJECT_PAGES: Partial<Record<Notification['kind'], ResourceName>> = {
  CAMPAIGN_REMINDER: 'campaigns',
  RESULT_CONTESTED: 'allobservations',
  CONTEST_ANSWERED: 'allobservations',
  COMMENT_MENTION: 'allobservations',
  COMMENT_REPLY: 'allobservations',
  FOLLOW_UP_OPENED: 'followups',
  FOLLOW_UP_TO_COACH: 'followups',
  FOLLOW_UP_UNCOACHED: 'followups',
  FOLLOW_UP_COACHED: 'followups',
  FOLLOW_UP_REOPENED: 'followups',
  FOLLOW_UP_CLOSED: 'followups',
  FOLLOW_UP_OVERDUE: 'followups',
}

const HELD_PAGES: Record<LegalHoldSubject, ResourceName> = {
  CLIENT: 'clients',
  PERSON: 'users',
  OBSERVATION: 'allobservations',
}

const item = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

/** Marks notifications as read when they have been on the screen for a moment; their rows stay marked as new. */
function useMarkAsRead(notifications: readonly Notification[]): void {
  const queryClient = useQueryClient()
  const marked = useRef(new Set<string>())
  const unread = notifications
    .filter(({ read_at: readAt }) => !readAt)
    .map(({ id }) => id)
    .join(',')
  useEffect(() => {
    const ids = unread.split(',').filter((id) => id !== '' && !marked.current.has(id))
    if (ids.length === 0) return undefined
    const timer = setTimeout(() => {
      for (const id of ids) marked.current.add(id)
      request(MARK_AS_READ, { ids }).then(
        () => queryClient.invalidateQueries({ queryKey: unreadCountQuery.queryKey }),
        // They are still unread and are marked the next time they are on the screen.
        () => undefined,
      )
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [unread, queryClient])
}

/** Milliseconds. */
const SEEN_AFTER_MS = 500
