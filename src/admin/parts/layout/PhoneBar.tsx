/** Bar at the bottom of a phone, for people who record all day: what they need, one thumb away. */
import Add from '@mui/icons-material/AddCircleOutlined'
import Today from '@mui/icons-material/TodayOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box, GlobalStyles } from '@mui/material'
import type { SvgIconComponent } from '@mui/icons-material'
import { memo } from 'react'
import { LinkBase, useLocation, useTranslate } from 'react-admin'
import { type PagePattern, phoneBarOf } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { pathCodec } from '../../foundation/router/pathCodec.ts'
import { ON_UPRIGHT_PHONE } from '../../foundation/theme/cardsOnPhone.ts'

/** The add form has its own button at the bottom instead. */
export const PhoneBar = memo(function PhoneBar() {
  const { type } = useMe()
  const translate = useTranslate()
  const path = pathCodec.encode(useLocation().pathname)
  const items = phoneBarOf(type)
  if (items.length === 0 || path === ADD) return null
  return (
    <>
      <GlobalStyles styles={SPACE_FOR_BAR} />
      <Box component="nav" aria-label={translate('menu.shortcuts')} sx={bar}>
        {items.map((item) => {
          const Icon = ICONS[item.path]
          return (
            <Box
              key={item.path}
              component={LinkBase}
              to={item.path}
              aria-current={item.path === path ? 'page' : undefined}
              sx={link}
            >
              {Icon && <Icon />}
              {translate(item.label)}
            </Box>
          )
        })}
      </Box>
    </>
  )
})

const ADD: PagePattern = '/allobservations/addObservation'

const ICONS: Partial<Record<PagePattern, SvgIconComponent>> = {
  '/today': Today,
  [ADD]: Add,
  '/allobservations': Visibility,
}

/** `--phone-bar` is its height, for what else stays at the bottom of the screen; unset where there is no bar. */
const SPACE_FOR_BAR = {
  [ON_UPRIGHT_PHONE]: {
    ':root': { '--phone-bar': 'calc(56px + env(safe-area-inset-bottom))' },
    html: { scrollPaddingBottom: 72 },
    main: { paddingBottom: 'calc(16px + var(--phone-bar)) !important' },
  },
} as const

const bar = {
  display: 'none',
  [ON_UPRIGHT_PHONE]: { display: 'flex' },
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const

const link = {
  flex: '1 1 0',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  height: 56,
  fontSize: 12,
  color: 'text.primary',
  textDecoration: 'none',
  '&[aria-current]': { color: 'primary.dark', fontWeight: 600 },
} as const
