/** Pictures of a recording on paper: its skeleton as filmed where the result was decided, and the film's current picture. */
import { Box, Typography, useTheme } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { DecidingFrame } from '#domain/videos/decidingFrames.ts'
import { nearestFrameIndex } from '#domain/videos/liftFrames.ts'
import { poseBounds, projectPose } from '#domain/videos/poseView.ts'
import { verdictOfAnswer } from '#domain/observations/answers.ts'
import { formatList } from '../../foundation/format/formatList.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Playback } from './createPlayback.ts'
import { drawSkeleton } from './drawSkeleton.ts'
import type { ReviewedVideo } from './reviewedVideo.ts'
import { laneLabel } from './segmentLabel.ts'
import { skeletonPosesQuery } from './skeletonPoses.ts'

export function PrintedFrames({ video, decided, playback, player, ...props }: PrintedFramesProps) {
  const t = useT()
  const { palette } = useTheme()
  // Paper does not wait: what the page has not loaded by now is left out.
  const { data: poses } = useQuery({
    ...skeletonPosesQuery(video.observationId),
    enabled: false,
  })
  const { projected, bounds } = useMemo(() => {
    const projected = (poses ?? []).map((points) => projectPose(points, 'filmed'))
    return { projected, bounds: poseBounds(projected) }
  }, [poses])
  const film = player.current?.querySelector('video')
  const hasPicture = film && film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
  const frameTimes = video.frames.map(({ at }) => at)
  return (
    <Box sx={row}>
      {decided.map(({ at, lanes, verdict }) => {
        const points = projected[nearestFrameIndex(video.times, at)]
        const caption = t(`videos.printed.${verdictOfAnswer(verdict)}`, {
          time: formatSeconds(at),
          lanes: formatList(lanes.map(laneLabel)),
        })
        return (
          points && (
            <Picture
              key={at}
              caption={caption}
              draw={(context) =>
                drawSkeleton(context, {
                  points,
                  bounds,
                  lanes: video.frames[nearestFrameIndex(frameTimes, at)]?.lanes ?? null,
                  hasBreakdown: props.hasBreakdown,
                  palette,
                })
              }
            />
          )
        )
      })}
      {hasPicture && (
        <Picture
          caption={t('videos.printed.film', { time: formatSeconds(playback.state().shown) })}
          draw={(context) => drawFilm(context, film)}
        />
      )}
    </Box>
  )
}

interface PrintedFramesProps {
  video: ReviewedVideo
  decided: readonly DecidingFrame[]
  hasBreakdown: boolean
  playback: Playback
  /** Holds the film, if there is one. */
  player: RefObject<HTMLElement | null>
}

function Picture({ caption, draw }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) draw(context)
  }, [draw])
  return (
    <Box component="figure" sx={figure}>
      <canvas ref={canvas} width={480} height={640} aria-label={caption} role="img" />
      <Typography component="figcaption" variant="body2">
        {caption}
      </Typography>
    </Box>
  )
}

interface PictureProps {
  caption: string
  draw: (context: CanvasRenderingContext2D) => void
}

/** As large as fits, in the middle. */
function drawFilm(context: CanvasRenderingContext2D, film: HTMLVideoElement): void {
  const { width, height } = context.canvas
  const scale = Math.min(width / film.videoWidth, height / film.videoHeight)
  const [across, up] = [film.videoWidth * scale, film.videoHeight * scale]
  context.drawImage(film, (width - across) / 2, (height - up) / 2, across, up)
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const

const figure = {
  m: 0,
  width: 180,
  breakInside: 'avoid',
  '& canvas': { display: 'block', width: '100%', border: '1px solid', borderColor: 'divider' },
} as const
