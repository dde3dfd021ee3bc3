/** Player of a guidance video; before it plays it shows the first frame. */
import { Box } from '@mui/material'

export function GbsVideoPlayer({ url, labelledBy, label }: GbsVideoPlayerProps) {
  return (
    <Box
      component="video"
      controls
      playsInline
      preload="metadata"
      // Without a time fragment, phones show nothing before the video plays.
      src={`${url}#t=0.001`}
      aria-labelledby={labelledBy}
      aria-label={label}
      sx={player}
    />
  )
}

interface GbsVideoPlayerProps {
  url: string
  /** Id of the element with the video's title. Without it `label` names the video. */
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
