/** A guidance video to watch; until it plays the browser shows its beginning. */
import { Box } from '@mui/material'

export function GbsVideoPlayer({ url, labelledBy, label }: GbsVideoPlayerProps) {
  return (
    <Box
      component="video"
      controls
      playsInline
      preload="metadata"
      // Without a moment to show, a phone shows nothing before it plays.
      src={`${url}#t=0.001`}
      aria-labelledby={labelledBy}
      aria-label={label}
      sx={player}
    />
  )
}

interface GbsVideoPlayerProps {
  url: string
  /** What the video is called: the id of its title on the page, or the words. */
  labelledBy?: string
  label?: string
}

const player = {
  display: 'block',
  width: '100%',
  maxWidth: 640,
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  bgcolor: 'common.black',
  borderRadius: 1,
} as const
