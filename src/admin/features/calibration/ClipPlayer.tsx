/** Player of a recording to judge, from where the lift begins. */
import { Box } from '@mui/material'

export function ClipPlayer({ url, start, label }: ClipPlayerProps) {
  return (
    <Box
      component="video"
      controls
      playsInline
      muted
      preload="auto"
      // Without a time fragment, phones show nothing before the video plays.
      src={`${url}#t=${Math.max(0.001, (start ?? 0) - LEAD_SECONDS)}`}
      aria-label={label}
      sx={player}
    />
  )
}

/** Time shown before a lift: the approach belongs to its judgement. */
const LEAD_SECONDS = 1

interface ClipPlayerProps {
  url: string
  /** Seconds; null: from the start. */
  start: number | null
  label: string
}

const player = {
  display: 'block',
  width: '100%',
  maxWidth: 300,
  mx: { xs: 'auto', md: 0 },
  maxHeight: { xs: '50vh', md: 'none' },
  aspectRatio: '303 / 539',
  objectFit: 'contain',
  bgcolor: 'common.black',
  borderRadius: 1,
} as const
