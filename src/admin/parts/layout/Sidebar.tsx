/** The sidebar's content: logo, client picker, person and company, menu, logout. */
import type { SvgIconComponent } from '@mui/icons-material'
import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import StackedLineChart from '@mui/icons-material/StackedLineChart'
import Balance from '@mui/icons-material/Balance'
import BarChart from '@mui/icons-material/BarChartOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import Today from '@mui/icons-material/TodayOutlined'
import {
  Box,
  Button,
  Divider,
  Link,
  List,
  ListItem,
  ListItemButton,
  Skeleton,
  Typography,
} from '@mui/material'
import { type ElementType, Fragment, type ReactNode, Suspense } from 'react'
import { LinkBase, useLocation, useResourceDefinitions, useTranslate } from 'react-admin'
import { fullNameOf } from '#domain/displayName.ts'
import { mayOpen, menuOf, type PagePattern } from '#domain/access.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useAdministratorNames } from './administratorNames.ts'
import { ClientLogo } from './ClientLogo.tsx'
import { lazyPart } from './lazyScreen.tsx'
import { menuPathOf } from './menuPathOf.ts'

/** `badges`: beside menu items. */
export function Sidebar({ badges, search, signOut }: SidebarProps) {
  const me = useMe()
  const { type, client } = me
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ px: 2, pt: 1.5, pb: 1, display: 'grid', gap: 1.5 }}>
        <ClientLogo height={40} />
        {search}
        {canAccessAllClients(type) && (
          <Suspense fallback={<Skeleton variant="rounded" height={62} />}>
            <ClientPicker />
          </Suspense>
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {fullNameOf(me)}
          </Typography>
          <Typography noWrap variant="caption" component="p" color="text.secondary">
            {client.company_name}
          </Typography>
          {mayOpen(type, '/mydata') && (
            <Link component={LinkBase} to="/mydata" variant="caption">
              {translate('myData.title')}
            </Link>
          )}
        </Box>
      </Box>
      <Divider />
      <RoleMenu badges={badges} />
      <Divider />
      <Box sx={{ px: 1, py: 0.5 }}>
        <Button
          fullWidth
          color="inherit"
          component={LinkBase}
          to="/account"
          startIcon={<AccountCircle />}
          sx={PERSONAL_BUTTON_STYLES}
        >
          {translate('menu.account')}
        </Button>
        {signOut}
      </Box>
    </Box>
  )
}

/** The legal texts: small, because nobody opens them daily. */
function LegalLinks() {
  const translate = useTranslate()
  return (
    <Box sx={{ px: 2.5, py: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {LEGAL_ITEMS.map(({ label, path }) => (
        <Link key={path} component={LinkBase} to={path} variant="caption" color="text.secondary">
          {translate(label)}
        </Link>
      ))}
    </Box>
  )
}

const LEGAL_ITEMS = menuOf(null)

export type MenuBadges = Partial<Record<PagePattern, ReactNode>>

export interface SidebarProps {
  badges: MenuBadges
  /** Button below the logo; null: it is elsewhere. */
  search: ReactNode
  /** Button at the end. */
  signOut: ReactNode
}

/** Only the provider has one, and its dropdown is larger than the rest of the sidebar. */
const ClientPicker = lazyPart(() => import('./ClientPicker.tsx'), 'ClientPicker')

export const PERSONAL_BUTTON_STYLES = {
  justifyContent: 'flex-start',
  px: 1.5,
  minHeight: { xs: 40, md: 32 },
  py: { md: 0.5 },
  fontWeight: 400,
} as const

/** The menu of the person's role. */
function RoleMenu({ badges }: { badges: MenuBadges }) {
  const { type } = useMe()
  const translate = useTranslate()
  const section = menuPathOf(useLocation().pathname)
  const items = menuOf(type).filter((item) => !LEGAL_ITEMS.includes(item))
  const resources = useResourceDefinitions()
  return (
    <Box component="nav" aria-label={translate('menu.label')} sx={navigation}>
      <List component="div" sx={menuStyles}>
        {items.map(({ label, path, isExtra }, at) => {
          const Icon: ElementType | undefined = PAGE_ICONS[path] ?? resources[path.slice(1)]?.icon
          const active = path === section
          const content = (
            <>
              {Icon && <Icon fontSize="small" />}
              {translate(label)}
              {badges[path]}
            </>
          )
          if (!mayOpen(type, path))
            return (
              <ListItem key={path} component="a" role="link" aria-disabled sx={closedStyles}>
                {content}
              </ListItem>
            )
          return (
            <Fragment key={path}>
              {isExtra && !items[at - 1]?.isExtra && <Divider sx={{ my: 0.5 }} />}
              <ListItemButton
                component={LinkBase}
                to={path}
                selected={active}
                aria-current={active ? 'page' : undefined}
              >
                {content}
              </ListItemButton>
            </Fragment>
          )
        })}
        {items.some(({ path }) => !mayOpen(type, path)) && <WhomToAsk />}
      </List>
      <LegalLinks />
    </Box>
  )
}

function WhomToAsk() {
  const translate = useTranslate()
  const names = useAdministratorNames()
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 1.5, py: 1 }}>
      {names ? translate('page.askForAccessFrom', { names }) : translate('page.askForAccess')}
    </Typography>
  )
}

/** An entry that does not open. */
const closedStyles = {
  minHeight: { xs: 40, md: 32 },
  gap: 2,
  py: 0.5,
  px: 1.5,
  color: 'text.secondary',
} as const

const navigation = { flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } as const

/** Styles the items from the list, because styles for each item are slower. */
const menuStyles = {
  flexGrow: 1,
  overflowY: 'auto',
  px: 1,
  py: 0.5,
  '& .MuiListItemButton-root': {
    minHeight: { xs: 40, md: 32 },
    gap: 2,
    py: { xs: 0.5, md: 0.25 },
    px: 1.5,
    borderRadius: 1,
  },
  '& .MuiSvgIcon-root': { color: 'text.secondary' },
  '& .Mui-selected, & .Mui-selected:hover': {
    bgcolor: 'primary.light',
    fontWeight: 600,
    boxShadow: (theme: { palette: { primary: { main: string } } }) =>
      `inset 3px 0 0 ${theme.palette.primary.main}`,
    '& .MuiSvgIcon-root': { color: 'primary.dark' },
  },
} as const

/** Icons of pages without a resource that has its own. */
const PAGE_ICONS: Partial<Record<PagePattern, SvgIconComponent>> = {
  '/home': Dashboard,
  '/clientoverview': BarChart,
  '/status': MonitorHeart,
  '/today': Today,
  '/taskanalysis': StackedLineChart,
  '/calibration': Balance,
  '/auditlog': History,
  '/help': Help,
}
