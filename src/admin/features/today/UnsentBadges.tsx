/** The number of observations that are not sent yet: in the menu, in the bar at the top, and for screen readers. */
import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import { Badge, Box, Chip, IconButton, Tooltip } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { tokenStore } from '../../foundation/data/tokenStore.ts'
import { isUnsent, needsPerson } from '../submissionQueue/queuedSubmission.ts'
import { useQueuedSubmissions } from '../submissionQueue/useQueuedSubmissions.ts'
import { useUnsentCount } from './useUnsentCount.ts'

/** Beside the menu item of the page that lists them. */
export function UnsentChip() {
  const count = useUnsentCount()
  const t = useT()
  if (count === 0) return null
  const label = t('today.unsentBadge', { smart_count: count })
  return (
    <Chip
      color="primary"
      label={
        <>
          <span aria-hidden>{count}</span>
          <Box component="span" sx={visuallyHidden}>
            {label}
          </Box>
        </>
      }
      sx={{ ml: 'auto' }}
    />
  )
}

/** Opens the page that lists them; absent while everything is sent. */
export function UnsentButton() {
  const submissions = useQueuedSubmissions() ?? []
  const count = submissions.filter(isUnsent).length
  const refused = submissions.filter(needsPerson).length
  const t = useT()
  const label = [
    t('today.unsentBadge', { smart_count: count }),
    refused > 0 && t('today.refused.badge', { count: refused }),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <UnsentAnnouncement count={count} />
      {count > 0 && (
        <Tooltip title={label}>
          <IconButton
            component={LinkBase}
            to="/today"
            aria-label={label}
            sx={{ width: 44, height: 44 }}
          >
            <Badge badgeContent={count} color={refused > 0 ? 'error' : 'primary'}>
              <CloudUpload />
            </Badge>
          </IconButton>
        </Tooltip>
      )}
    </>
  )
}

function UnsentAnnouncement({ count }: { count: number }) {
  const t = useT()
  const [state, setState] = useState({ count, wasUnsent: count > 0 })
  if (state.count !== count) setState({ count, wasUnsent: state.wasUnsent || count > 0 })
  return (
    <Box component="output" sx={visuallyHidden}>
      {count > 0
        ? t('today.queue.unsent', { smart_count: count })
        : state.wasUnsent && tokenStore.isSignedIn() && t('today.queue.none')}
    </Box>
  )
}
