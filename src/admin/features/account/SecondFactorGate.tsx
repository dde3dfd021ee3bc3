/** Shown instead of the app to people who must set up a second factor before anything else. */
import { Box, Button, Card, CssBaseline, Stack, Typography } from '@mui/material'
import { I18nContextProvider } from 'react-admin'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { meQuery } from '../../foundation/auth/currentUser.ts'
import { sessionQueryClient } from '../../foundation/auth/sessionQueryClient.ts'
import { signOut } from '../../foundation/auth/signIn.ts'
import { markSignedOut } from '../../foundation/auth/signInState.ts'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { AppTheme } from '../../foundation/theme/AppTheme.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

export function SecondFactorGate({ color }: { color: string | null }) {
  return (
    <AppTheme highlight={color ?? DEFAULT_HIGHLIGHT}>
      <CssBaseline enableColorScheme />
      <I18nContextProvider value={i18nProvider}>
        <GatePage />
      </I18nContextProvider>
    </AppTheme>
  )
}

function GatePage() {
  const t = useT()
  const leave = () => {
    markSignedOut()
    signOut()
  }
  return (
    <Box component="main" sx={{ p: { xs: 2, md: 4 }, maxWidth: 640, mx: 'auto' }}>
      <title>{`${t('security.gateTitle')} · Liftwise`}</title>
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        <Stack spacing={2}>
          <Typography variant="h1">{t('security.gateTitle')}</Typography>
          <Typography>{t('security.gateText')}</Typography>
          <Typography color="text.secondary">{t('security.about')}</Typography>
          <SecondFactorSetup onDone={() => void sessionQueryClient.invalidateQueries(meQuery)} />
          <Box>
            <Button color="inherit" onClick={leave}>
              {t('security.signOut')}
            </Button>
          </Box>
        </Stack>
      </Card>
    </Box>
  )
}
