/** A share as a number and a bar, or a note when the sample is too small (isSampleLargeEnough). */
import { Box, Typography } from '@mui/material'
import { isSampleLargeEnough, formatPercentage } from '#domain/charts/shares.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import type { Verdict } from '#domain/observations/answers.ts'
import { BAR_CLASS } from '../../foundation/theme/baseStyles.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function ShareBar({ part, whole, verdict, hasBase = false }: ShareBarProps) {
  const t = useT()
  const base = hasBase && whole > 0 ? ` ${t('charts.ofWhole', { whole })}` : ''
  if (!isSampleLargeEnough(whole)) {
    return (
      <Typography variant="caption" color="text.secondary" title={t('messages.sampleTooSmall')}>
        {whole === 0 ? t('messages.notApplicable') : t('charts.tooFew')}
      </Typography>
    )
  }
  return (
    <Box sx={row}>
      <Box sx={{ minWidth: { sm: 40 }, textAlign: 'right' }}>
        {formatPercentage(part, whole, readerLocale())}
        {base && (
          <Typography component="span" variant="caption" color="text.secondary" noWrap>
            {base}
          </Typography>
        )}
      </Box>
      <Box aria-hidden className={BAR_CLASS} sx={track}>
        <Box
          sx={{
            width: `${(part / whole) * 100}%`,
            height: 1,
            borderRadius: 'inherit',
            bgcolor: `${verdict}.main`,
          }}
        />
      </Box>
    </Box>
  )
}

interface ShareBarProps {
  part: number
  whole: number
  /** Verdict whose share it is. */
  verdict: Verdict
  /** Says of how many it is the share. */
  hasBase?: boolean
}

const row = { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 } as const

const track = {
  flex: '0 1 96px',
  minWidth: 40,
  height: 8,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'divider',
} as const
