/** Panel of notifications over the page: below the bell, on a phone on the whole screen. */
import Close from '@mui/icons-material/Close'
import {
  Box,
  Drawer,
  IconButton,
  Popover,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { ON_LOW_WINDOW } from '../../foundation/theme/cardsOnPhone.ts'
import { NotificationList } from './NotificationList.tsx'

export function NotificationPanel({ bell, onClose }: NotificationPanelProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const heading = useId()
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': heading } as const
  const content = (
    <PanelContent heading={heading} onClose={onClose}>
      <NotificationList />
    </PanelContent>
  )
  return isPhone ? (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { ...dialog, sx: { width: '100%' } } }}
    >
      {content}
    </Drawer>
  ) : (
    <Popover
      open
      anchorEl={bell}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { ...dialog, sx: popover } }}
    >
      {content}
    </Popover>
  )
}

export interface NotificationPanelProps {
  bell: HTMLElement
  onClose: () => void
}

function PanelContent({ heading, onClose, children }: PanelContentProps) {
  const t = useT()
  return (
    <>
      <Box sx={head}>
        <Typography variant="h2" id={heading}>
          {t('notifications.title')}
        </Typography>
        <IconButton aria-label={t('ra.action.close')} onClick={onClose} sx={square}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {children}
    </>
  )
}

interface PanelContentProps {
  heading: string
  onClose: () => void
  children: ReactNode
}

const popover = { width: 400, maxHeight: 'min(640px, calc(100vh - 96px))' } as const

const head = {
  position: 'sticky',
  [ON_LOW_WINDOW]: { position: 'static' },
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 2,
  pr: 1,
  py: 0.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const

const square = { width: 40, height: 40 } as const
