/** The ring of a pie chart without what it does: drawn at once, until the chart is loaded. */
import { Box } from '@mui/material'
import type { Technique } from '#domain/enumerations.ts'

export function PieOutline({ label, pie: { correct, incorrect }, middle, below }: PieOutlineProps) {
  const share = (100 * correct) / (correct + incorrect || 1)
  return (
    <Box role="img" aria-label={label} sx={place}>
      <Box
        sx={({ palette }) => ({
          ...ring,
          background: `conic-gradient(${palette.correct.main} ${share}%, ${palette.incorrect.main} 0)`,
        })}
      />
      <Box sx={{ fontSize: 24, lineHeight: '26px', fontWeight: 600 }}>{middle}</Box>
      <Box sx={{ fontSize: 12, lineHeight: '14px', color: 'text.secondary' }}>{below}</Box>
    </Box>
  )
}

interface PieOutlineProps {
  /** Text alternative. */
  label: string
  pie: Record<Technique, number>
  /** Main figure and its label, in the middle of the ring. */
  middle: string
  below: string
}

const place = {
  position: 'relative',
  height: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
} as const

const ring = {
  position: 'absolute',
  inset: 6,
  borderRadius: '50%',
  // The hole has 0.62 of the radius, as nivo's.
  mask: 'radial-gradient(closest-side, transparent 61.5%, black 62%)',
} as const
