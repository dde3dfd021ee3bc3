/** Scale from 0 to 100% with a mark at a share and a band for its 95% confidence interval. */
import { Box } from '@mui/material'
import type { Proportion } from '#domain/accuracy/accuracy.ts'
import { BAR_CLASS } from '../../foundation/theme/baseStyles.ts'

/** Hidden from screen readers, because the text next to it says the same. */
export function IntervalBar({ proportion: { share, interval }, height = 12 }: IntervalBarProps) {
  if (share === null || interval === null) return null
  const { low, high } = interval
  return (
    <Box aria-hidden className={BAR_CLASS} sx={{ ...track, height }}>
      <Box sx={{ ...band, left: percent(low), width: percent(high - low) }} />
      <Box sx={{ ...mark, left: `clamp(0px, ${percent(share)} - 1.5px, 100% - 3px)` }} />
    </Box>
  )
}

interface IntervalBarProps {
  proportion: Proportion
  /** Pixels. */
  height?: number
}

const percent = (share: number) => `${share * 100}%`

const track = {
  position: 'relative',
  width: '100%',
  minWidth: 96,
  borderRadius: 0.5,
  bgcolor: 'unknown.light',
  // Marks the middle of the scale.
  backgroundImage: (theme: { palette: { outline: string } }) =>
    `linear-gradient(${theme.palette.outline}, ${theme.palette.outline})`,
  backgroundSize: '1px 100%',
  backgroundPosition: '50% 0',
  backgroundRepeat: 'no-repeat',
} as const

const band = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  minWidth: '3px',
  borderRadius: 'inherit',
  bgcolor: ({
    palette,
  }: {
    palette: { correct: { main: string }; background: { paper: string } }
  }) => `color-mix(in srgb, ${palette.correct.main} 45%, ${palette.background.paper})`,
} as const

const mark = { position: 'absolute', top: -2, bottom: -2, width: '3px', bgcolor: 'correct.dark' }
