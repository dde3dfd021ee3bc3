/** Plays the anonymous overlay video. */
import { Box } from '@mui/material'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Playback } from './createPlayback.ts'
import { videoClock } from './videoClock.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function OverlayVideo({ url, playback, onError: onFail }: OverlayVideoProps) {
  const t = useT()
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = element.current
    return video ? playback.attach((report) => videoClock(video, report)) : undefined
  }, [playback])
  const report = (video: HTMLVideoElement) => void findVideoProblem(video, url).then(onFail)
  // The element is created before it listens: loading may have failed by then.
  const reportEarlierError = useEffectEvent(() => {
    if (element.current?.error) report(element.current)
  })
  useEffect(() => reportEarlierError(), [])
  return (
    <Box
      component="video"
      ref={element}
      src={url}
      muted
      playsInline
      preload="auto"
      aria-label={t('videos.overlay')}
      onError={({ currentTarget }) => report(currentTarget)}
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

/** Determines why a recording does not play, from the video element or, if that cannot tell, from the file's URL. */
async function findVideoProblem({ error }: HTMLVideoElement, url: string): Promise<VideoProblem> {
  if (error?.code === MediaError.MEDIA_ERR_DECODE) return 'unsupported'
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return 'missing'
  return (await fileExists(url)) ? 'unsupported' : 'missing'
}

export type VideoProblem = 'missing' | 'unsupported'

/** To the video element, a refused or missing file looks like a wrong format. */
async function fileExists(url: string): Promise<boolean> {
  const controller = new AbortController()
  try {
    const { ok } = await fetch(url, { headers: { range: 'bytes=0-0' }, signal: controller.signal })
    return ok
  } catch {
    return false
  } finally {
    controller.abort()
  }
}
