/** The menu of the person's role, in the spec's order (spec 6, Menu per role). */
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import { LinkBase, useLocation, useTranslate } from 'react-admin'
import { menuOf } from '#domain/access.ts'
import { useMe } from '../auth/useMe.ts'
import { MENU_ICONS } from './menuIcons.ts'
import { sectionOf } from './sectionOf.ts'

export function RoleMenu() {
  const { type } = useMe()
  const translate = useTranslate()
  const section = sectionOf(useLocation().pathname)
  return (
    <List component="nav" aria-label={translate('menu.label')} sx={scrolling}>
      {menuOf(type).map(({ label, path }) => {
        const Icon = MENU_ICONS[path]
        const active = path === section
        return (
          <ListItem key={path} disablePadding component="div">
            <ListItemButton
              component={LinkBase}
              to={path}
              selected={active}
              aria-current={active ? 'page' : undefined}
              sx={item}
            >
              <ListItemIcon>{Icon && <Icon fontSize="small" />}</ListItemIcon>
              <ListItemText primary={translate(label)} />
            </ListItemButton>
          </ListItem>
        )
      })}
    </List>
  )
}

const scrolling = { flexGrow: 1, overflowY: 'auto', p: 1 } as const

const item = {
  minHeight: 40,
  py: 0.5,
  px: 1.5,
  borderRadius: 1,
  '& .MuiListItemIcon-root': { color: 'text.secondary' },
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'primary.light',
    boxShadow: (theme: { palette: { primary: { main: string } } }) =>
      `inset 3px 0 0 ${theme.palette.primary.main}`,
    '& .MuiListItemText-primary': { fontWeight: 600 },
    '& .MuiListItemIcon-root': { color: 'primary.dark' },
  },
} as const
