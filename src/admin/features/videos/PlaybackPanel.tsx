/** The playback panel: the overlay video with the skeleton over it, or the skeleton alone, and its controls. */
import { Alert, Box, Button, Skeleton, Stack, useTheme } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PoseView } from '#domain/videos/poseView.ts'
import { OverlayVideo, VIDEO_PROBLEMS, type VideoProblem } from './OverlayVideo.tsx'
import { PlaybackControls } from './PlaybackControls.tsx'
import { SkeletonCanvas } from './SkeletonCanvas.tsx'
import { SkeletonControls } from './SkeletonControls.tsx'
import { skeletonPosesQuery } from './skeletonPoses.ts'
import { loadErrorText } from '../../foundation/data/graphqlError.ts'
import { useIdleAfterPaint } from '../../parts/layout/useIdleAfterPaint.ts'
import type { Playback } from './createPlayback.ts'
import { keypointClock } from './keypointClock.ts'
import type { ReviewedVideo } from './reviewedVideo.ts'
import type { WorkbenchCommand } from './workbenchCommands.ts'

export function PlaybackPanel({ video, hasBreakdown, playback, run, refetch }: PlaybackPanelProps) {
  const [failed, setFailed] = useState<{ url: string; problem: VideoProblem } | null>(null)
  const [isSkeletonShown, setSkeletonShown] = useState(true)
  const [view, setView] = useState<PoseView>('side')
  const { palette } = useTheme()
  const translate = useTranslate()
  const problem = failed && failed.url === video.url ? failed.problem : null
  const url = problem ? null : video.url
  const hasPoses = video.figures.length > 0
  const hasSkeleton = hasPoses && (isSkeletonShown || !url)
  const isPageShown = useIdleAfterPaint()
  const skeleton = useQuery({
    ...skeletonPosesQuery(video.observationId),
    enabled: hasSkeleton && isPageShown,
  })
  const isPlayable = url !== null || hasPoses
  return (
    <Stack spacing={1} sx={{ width: PANEL_SIZE.width, maxWidth: '100%' }}>
      {problem && (
        <Alert severity="error">
          {VIDEO_PROBLEMS[problem]}
          {problem === 'missing' && (
            <Button variant="outlined" color="inherit" onClick={refetch} sx={{ mt: 1 }}>
              Try again
            </Button>
          )}
        </Alert>
      )}
      {isPlayable && (
        <>
          <Box sx={stage} data-testid="playback-panel">
            {url ? (
              <OverlayVideo
                key={url}
                url={url}
                playback={playback}
                onError={(problem) => setFailed({ url, problem })}
              />
            ) : (
              <KeypointPlayback times={video.times} playback={playback} />
            )}
            {!url && skeleton.isPending && (
              <Skeleton variant="rounded" width="100%" height="100%" />
            )}
            {hasSkeleton && skeleton.data && (
              <SkeletonCanvas
                {...{ video, view, hasBreakdown, playback, palette }}
                poses={skeleton.data}
                isInset={url !== null}
              />
            )}
          </Box>
          {hasSkeleton && skeleton.isLoadingError && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" onClick={() => void skeleton.refetch()}>
                  {translate('list.tryAgain')}
                </Button>
              }
            >
              {loadErrorText(skeleton.error, translate('videos.skeletonFailed'))}
            </Alert>
          )}
          <PlaybackControls playback={playback} run={run} />
          {hasPoses && (
            <SkeletonControls
              view={view}
              setView={setView}
              hasBreakdown={hasBreakdown}
              {...(url ? { isShown: isSkeletonShown, setShown: setSkeletonShown } : {})}
            />
          )}
        </>
      )}
    </Stack>
  )
}

interface PlaybackPanelProps {
  video: ReviewedVideo
  hasBreakdown: boolean
  playback: Playback
  run: (command: WorkbenchCommand) => void
  refetch: () => void
}

/** Pixels; a narrower screen keeps the aspect ratio. */
const PANEL_SIZE = { width: 303, height: 539 }

const stage = {
  position: 'relative',
  width: PANEL_SIZE.width,
  maxWidth: '100%',
  aspectRatio: `${PANEL_SIZE.width} / ${PANEL_SIZE.height}`,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.default',
} as const

/** Plays keypoints without a video, on their own clock. Renders nothing. */
function KeypointPlayback({ times, playback }: KeypointPlaybackProps) {
  useEffect(
    () => playback.attach((report, state) => keypointClock(times, report, state)),
    [playback, times],
  )
  return null
}

interface KeypointPlaybackProps {
  times: readonly number[]
  playback: Playback
}
