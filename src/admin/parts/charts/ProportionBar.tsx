/** A share with its 95% interval, on a scale from 0 to 100% and in figures. */
import { Box, Typography } from '@mui/material'
import type { Proportion } from '#domain/accuracy/accuracy.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { formatProportion } from './formatProportion.ts'
import { IntervalBar } from './IntervalBar.tsx'

/** `none`: said, with its reason, where there is nothing to take a share of. */
export function ProportionBar({ proportion, none }: ProportionBarProps) {
  const t = useT()
  const formatted = formatProportion(proportion)
  if (!formatted) {
    const [word, reason] =
      proportion.whole === 0 ? none : [t('accuracy.table.tooFew'), t('messages.sampleTooSmall')]
    return (
      <Typography variant="caption" color="text.secondary" title={reason}>
        {word}
      </Typography>
    )
  }
  return (
    <Box sx={row}>
      <Box sx={{ flex: '1 1 120px' }}>
        <IntervalBar proportion={proportion} />
      </Box>
      <Box sx={figures}>
        {formatted.share}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          ({formatted.interval})
        </Box>
      </Box>
    </Box>
  )
}

interface ProportionBarProps {
  proportion: Proportion
  none: readonly [word: string, reason: string]
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: { xs: 0, sm: 224 },
  flexGrow: 1,
} as const

const figures = { flex: '0 0 112px', textAlign: 'right', whiteSpace: 'nowrap' } as const
