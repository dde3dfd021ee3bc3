/** The skeleton of the current frame: in a corner over the video, or alone in the panel. */
import { styled, type Palette } from '@mui/material/styles'
import { useEffect, useMemo, useRef } from 'react'
import { nearestFrameIndex } from '#domain/videos/liftFrames.ts'
import { poseBounds, projectPose, type PoseView } from '#domain/videos/poseView.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Playback } from './createPlayback.ts'
import { drawSkeleton } from './drawSkeleton.ts'
import type { ReviewedVideo } from './reviewedVideo.ts'
import type { SkeletonPoses } from './skeletonPoses.ts'

export function SkeletonCanvas({ video, poses, view, isInset, ...props }: SkeletonCanvasProps) {
  const { hasBreakdown, playback, palette } = props
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { projected, bounds } = useMemo(() => {
    const projected = poses.map((points) => projectPose(points, view))
    return { projected, bounds: poseBounds(projected) }
  }, [poses, view])
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return undefined
    const frameTimes = video.frames.map(({ at }) => at)
    let drawnFrame = -1
    // Uses the media time of the frame on screen, so that both always match.
    const draw = () => {
      const { shown } = playback.state()
      const frame = nearestFrameIndex(video.times, shown)
      if (frame === drawnFrame) return
      drawnFrame = frame
      drawSkeleton(context, {
        points: projected[frame] ?? [],
        bounds,
        lanes: video.frames[nearestFrameIndex(frameTimes, shown)]?.lanes ?? null,
        hasBreakdown,
        palette,
      })
    }
    draw()
    return playback.subscribe(draw)
  }, [video, projected, bounds, hasBreakdown, playback, palette])
  return (
    <Canvas
      ref={canvas}
      role="img"
      aria-label={t(`videos.skeleton.pictures.${view}`)}
      width={isInset ? 240 : 606}
      height={isInset ? 384 : 1078}
      data-inset={isInset}
    />
  )
}

export interface SkeletonCanvasProps {
  video: ReviewedVideo
  poses: SkeletonPoses
  view: PoseView
  isInset: boolean
  /** True if body parts take the colours of their principles, instead of one colour for the result. */
  hasBreakdown: boolean
  playback: Playback
  palette: Palette
}

/** A styled canvas: Box would take the canvas's pixels for its layout size. */
const Canvas = styled('canvas')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '&[data-inset="true"]': {
    inset: '1.5% 2.6% auto auto',
    // Wider, it would lie over the head of a person in the middle of the picture.
    width: '30%',
    height: 'auto',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
    opacity: 0.92,
  },
}))
