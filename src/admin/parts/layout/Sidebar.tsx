/** Logo, client picker, person and company, menu, logout (spec 2, Shared layout), in this order. */
import Logout from '@mui/icons-material/Logout'
import { Box, Button, Divider, Skeleton, Typography } from '@mui/material'
import { useLogout, useTranslate } from 'react-admin'
import { lazy, Suspense } from 'react'
import { canAccessAllClients } from '#domain/roles.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { ClientLogo } from './ClientLogo.tsx'
import { RoleMenu } from './RoleMenu.tsx'

export function Sidebar() {
  const { type, firstname, lastname, client } = useMe()
  const logout = useLogout()
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ px: 2, pt: 2, pb: 1.5, display: 'grid', gap: 2 }}>
        <ClientLogo height={40} />
        {canAccessAllClients(type) && (
          <Suspense fallback={<Skeleton variant="rounded" height={62} />}>
            <ClientPicker />
          </Suspense>
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {firstname} {lastname}
          </Typography>
          <Typography noWrap variant="caption" component="p" color="text.secondary">
            {client.company_name}
          </Typography>
        </Box>
      </Box>
      <Divider />
      <RoleMenu />
      <Divider />
      <Box sx={{ p: 1 }}>
        <Button
          fullWidth
          color="inherit"
          startIcon={<Logout />}
          onClick={() => void logout()}
          sx={logoutButton}
        >
          {translate('ra.auth.logout')}
        </Button>
      </Box>
    </Box>
  )
}

/** Only the provider has one, and its dropdown weighs more than the rest of the sidebar. */
const ClientPicker = lazy(async () => ({
  default: (await import('./ClientPicker.tsx')).ClientPicker,
}))

const logoutButton = {
  justifyContent: 'flex-start',
  px: 1.5,
  minHeight: 40,
  fontWeight: 400,
} as const
