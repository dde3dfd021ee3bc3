/** The anonymous overlay video as what plays. */
import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { Playback } from './createPlayback.ts'
import { videoClock } from './videoClock.ts'
import { findVideoProblem } from './videoProblem.ts'
import type { VideoProblem } from './videoProblem.ts'

export function OverlayVideo({ url, playback, onError: onFail }: OverlayVideoProps) {
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = element.current
    return video ? playback.attach((report) => videoClock(video, report)) : undefined
  }, [playback])
  return (
    <Box
      component="video"
      ref={element}
      src={url}
      muted
      playsInline
      preload="auto"
      aria-label="Overlay video"
      onError={({ currentTarget }) => void findVideoProblem(currentTarget, url).then(onFail)}
      sx={videoStyle}
    />
  )
}

interface OverlayVideoProps {
  url: string
  playback: Playback
  onError: (problem: VideoProblem) => void
}

const videoStyle = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
} as const
