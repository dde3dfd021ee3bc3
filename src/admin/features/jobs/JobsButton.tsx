/**
 * Button next to the bell on every page: opens the user's imports and exports. Renders nothing for users without access
 * to them.
 */
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { LinkBase, useLocation } from 'react-admin'
import { mayOpen } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function JobsButton() {
  const { type } = useMe()
  const { pathname } = useLocation()
  const title = useT()('jobs.title')
  if (!mayOpen(type, PAGE)) return null
  return (
    <Tooltip title={title}>
      <IconButton
        component={LinkBase}
        to={PAGE}
        aria-label={title}
        aria-current={pathname === PAGE ? 'page' : undefined}
        sx={{ width: 44, height: 44 }}
      >
        <DriveFileMove />
      </IconButton>
    </Tooltip>
  )
}

const PAGE = '/jobs'
