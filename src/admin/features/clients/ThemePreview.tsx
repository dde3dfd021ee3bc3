/** Preview of a button, a link and the active menu item in a highlight colour; not interactive. */
import Apartment from '@mui/icons-material/Apartment'
import { Box, Button, Link, ThemeProvider, Typography, useTheme } from '@mui/material'
import { useMemo } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { themeOf } from '../../foundation/theme/appTheme.ts'

export function ThemePreview({ colour }: { colour: string }) {
  const t = useT()
  const { mode } = useTheme().palette
  const theme = useMemo(() => themeOf(colour, mode), [colour, mode])
  return (
    <Box role="img" aria-label={t('clients.preview.label', { colour })}>
      <ThemeProvider theme={theme}>
        <Box inert sx={frame}>
          <Button variant="contained" tabIndex={-1}>
            {t('resources.allobservations.action.create')}
          </Button>
          <Link component="span">{t('clients.preview.link')}</Link>
          <Box sx={menuItem}>
            <Apartment fontSize="small" sx={{ color: 'primary.dark' }} />
            <Typography sx={{ fontWeight: 600 }}>{t('clients.preview.menuItem')}</Typography>
          </Box>
        </Box>
      </ThemeProvider>
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const

/** The same as the sidebar's. */
const menuItem = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 180,
  minHeight: 40,
  px: 1.5,
  borderRadius: 1,
  bgcolor: 'primary.light',
  boxShadow: (theme: { palette: { primary: { main: string } } }) =>
    `inset 3px 0 0 ${theme.palette.primary.main}`,
} as const
