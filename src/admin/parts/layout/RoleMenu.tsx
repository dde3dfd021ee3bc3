/** The menu of the person's role, in the spec's order (spec 6, Menu per role). */
import { List, ListItemButton } from '@mui/material'
import { LinkBase, useLocation, useTranslate } from 'react-admin'
import { menuOf } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { MENU_ICONS } from './menuIcons.ts'
import { menuPathOf } from './menuPathOf.ts'

export function RoleMenu() {
  const { type } = useMe()
  const translate = useTranslate()
  const section = menuPathOf(useLocation().pathname)
  return (
    <List component="nav" aria-label={translate('menu.label')} sx={menuStyles}>
      {menuOf(type).map(({ label, path }) => {
        const Icon = MENU_ICONS[path]
        const active = path === section
        return (
          <ListItemButton
            key={path}
            component={LinkBase}
            to={path}
            selected={active}
            aria-current={active ? 'page' : undefined}
          >
            {Icon && <Icon fontSize="small" />}
            {translate(label)}
          </ListItemButton>
        )
      })}
    </List>
  )
}

/** Its items are drawn by it, and not each by itself. */
const menuStyles = {
  flexGrow: 1,
  overflowY: 'auto',
  p: 1,
  '& .MuiListItemButton-root': { minHeight: 40, gap: 2, py: 0.5, px: 1.5, borderRadius: 1 },
  '& .MuiSvgIcon-root': { color: 'text.secondary' },
  '& .Mui-selected, & .Mui-selected:hover': {
    bgcolor: 'primary.light',
    fontWeight: 600,
    boxShadow: (theme: { palette: { primary: { main: string } } }) =>
      `inset 3px 0 0 ${theme.palette.primary.main}`,
    '& .MuiSvgIcon-root': { color: 'primary.dark' },
  },
} as const
