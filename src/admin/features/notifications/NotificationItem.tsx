/** One notification: what it says, when it came, and whether it is new. */
import { Box, Chip, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { Notification } from '#api/generated/contract.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { formatDateTime } from '../../foundation/format/shownInstant.ts'
import { formatNotification } from './formatNotification.ts'

export function NotificationItem({ notification }: { notification: Notification }) {
  const { client_id: clientId } = useMe()
  const { kind, subject_id: id, created_at: came, read_at: readAt, reason } = notification
  const text = formatNotification(notification)
  const isNew = !readAt
  return (
    <Box component="li" sx={item} {...(isNew ? { 'data-new': true } : {})}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: isNew ? 600 : 400 }}>
        {kind === 'CAMPAIGN_REMINDER' ? (
          <Link to={`/campaigns/${encodeURIComponent(id)}/show?clientId=${clientId}`}>{text}</Link>
        ) : (
          <Link to="/jobs">{text}</Link>
        )}
        {reason && (
          <Typography variant="caption" component="p">
            {reason}
          </Typography>
        )}
        <Typography variant="caption" component="p" color="text.secondary">
          <time dateTime={came}>{formatDateTime(came)}</time>
        </Typography>
      </Box>
      {isNew && <Chip label="New" color="primary" />}
    </Box>
  )
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
