/** The sidebar: fixed on desktops; on phones it slides over the page and closes on navigation and Escape. */
import Menu from '@mui/icons-material/Menu'
import { AppBar, Box, Drawer, IconButton, Toolbar, useMediaQuery, type Theme } from '@mui/material'
import { useLocation } from 'react-admin'
import { memo, useState, type ReactNode } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { ON_LOW_WINDOW } from '../../foundation/theme/cardsOnPhone.ts'
import { SIDEBAR_WIDTH } from '../../foundation/theme/appTheme.ts'
import { ClientLogo } from './ClientLogo.tsx'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

/** `tools`: buttons of the top bar on phones. Memoized: no change of the page rerenders it. */
export const Navigation = memo(function Navigation({ tools, ...sidebar }: NavigationProps) {
  const isDesktop = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  return isDesktop ? (
    <Box component="header" sx={fixed}>
      <Sidebar {...sidebar} />
    </Box>
  ) : (
    <PhoneNavigation tools={tools} {...sidebar} />
  )
})

interface NavigationProps extends SidebarProps {
  tools: ReactNode
}

/** Stays open only on the page where it was opened. */
function PhoneNavigation({ tools, ...sidebar }: NavigationProps) {
  const { key = '', pathname, search } = useLocation()
  const here = `${key} ${pathname}${search}`
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === here
  const t = useT()
  return (
    <>
      <AppBar position="sticky" color="inherit" sx={appBar}>
        {/* Where the screen is as narrow as a zoomed phone, the tools are a second row. */}
        <Toolbar variant="dense" sx={{ gap: 1, minHeight: 56, flexWrap: 'wrap' }}>
          <IconButton
            edge="start"
            aria-label={t('ra.action.open_menu')}
            aria-expanded={open}
            onClick={() => setOpenAt(here)}
            sx={{ width: 44, height: 44 }}
          >
            <Menu />
          </IconButton>
          <Box sx={{ flex: '1 1 64px', minWidth: 0 }}>
            <ClientLogo height={28} />
          </Box>
          <Box sx={{ ml: 'auto', display: 'flex' }}>{tools}</Box>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={() => setOpenAt(null)}
        slotProps={{ paper: { sx: drawer, 'aria-label': t('menu.label') } }}
      >
        <Sidebar {...sidebar} />
      </Drawer>
    </>
  )
}

const appBar = {
  borderBottom: 1,
  borderColor: 'divider',
  [ON_LOW_WINDOW]: { position: 'static' },
} as const
const drawer = { width: SIDEBAR_WIDTH, maxWidth: '85vw' } as const

const fixed = {
  position: 'fixed',
  insetBlock: 0,
  left: 0,
  width: SIDEBAR_WIDTH,
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
  zIndex: 'appBar',
} as const
