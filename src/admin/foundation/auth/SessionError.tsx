/** Error page when the current user could not be loaded: what happened and the next step. */
import { Button, CssBaseline, Stack, Typography } from '@mui/material'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { graphqlErrorMessage } from '../data/graphqlError.ts'
import { AppTheme } from '../theme/AppTheme.tsx'
import { t } from '../i18n/i18nProvider.ts'

export function SessionError({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <AppTheme highlight={DEFAULT_HIGHLIGHT}>
      <CssBaseline enableColorScheme />
      <Stack role="alert" spacing={2} sx={{ p: 4, maxWidth: 480, mx: 'auto' }}>
        <Typography variant="h1">{t('page.appFailed')}</Typography>
        <Typography>{graphqlErrorMessage(error)}</Typography>
        <Button variant="contained" onClick={retry}>
          {t('list.tryAgain')}
        </Button>
      </Stack>
    </AppTheme>
  )
}
