/** One's notifications, newest first, ten at a time; what was looked at counts as read. */
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { NotificationItem } from './NotificationItem.tsx'
import { notificationsQuery } from '../../parts/notifications/notificationQueries.ts'
import { useMarkAsRead } from './useReadWhenSeen.ts'

export function NotificationList() {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } =
    useInfiniteQuery(notificationsQuery)
  const translate = useTranslate()
  // One that has just come moves the others to the next page.
  const notifications = [
    ...new Map(data?.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
  ]
  useMarkAsRead(notifications)
  const loadMore = () => void (data ? fetchNextPage() : refetch())
  return (
    <Box sx={{ pb: 1 }} aria-busy={isFetching}>
      {notifications.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {notifications.map((one) => (
            <NotificationItem key={one.id} notification={one} />
          ))}
        </Box>
      )}
      {data && notifications.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, py: 3 }}>
          {translate('notifications.none')}
        </Typography>
      )}
      {!data && !error && <Loading label={translate('ra.page.loading')} />}
      {error && !isFetching && (
        <Box role="alert" sx={{ px: 2, py: 2 }}>
          {translate('notifications.failed')}{' '}
          <Button onClick={loadMore}>{translate('list.tryAgain')}</Button>
        </Box>
      )}
      {hasNextPage && !error && (
        <Box sx={{ px: 1, pt: 1 }}>
          <Button aria-disabled={isFetching} onClick={loadMore}>
            {translate('notifications.more')}
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
