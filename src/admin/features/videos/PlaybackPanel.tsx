/** The playback panel: the overlay video with the skeleton over it, or the skeleton alone, and its controls. */
import { Alert, Box, Button, Stack } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { DecidingFrame } from '#domain/videos/decidingFrames.ts'
import type { PoseView } from '#domain/videos/poseView.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { OnPaper } from '../../parts/print/OnPaper.tsx'
import { OverlayVideo, type VideoProblem } from './OverlayVideo.tsx'
import { PlaybackControls } from './PlaybackControls.tsx'
import { PLAYER_ID } from './PlaybackProvider.tsx'
import { PrintedFrames } from './PrintedFrames.tsx'
import { SkeletonControls } from './SkeletonControls.tsx'
import { SkeletonLayer } from './SkeletonLayer.tsx'
import type { Playback } from './createPlayback.ts'
import { keypointClock } from './keypointClock.ts'
import type { ReviewedVideo } from './reviewedVideo.ts'
import type { WorkbenchCommand } from './workbenchCommands.ts'

export function PlaybackPanel({ video, hasBreakdown, playback, ...props }: PlaybackPanelProps) {
  const { decided, run, refetch, isCompact = false } = props
  const t = useT()
  const player = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState<{ url: string; problem: VideoProblem } | null>(null)
  const [isSkeletonShown, setSkeletonShown] = useState(true)
  const [view, setView] = useState<PoseView>('side')
  const problem = failed && failed.url === video.url ? failed.problem : null
  const url = problem ? null : video.url
  const hasPoses = video.figures.length > 0
  const isPlayable = url !== null || hasPoses
  return (
    <Stack spacing={1} sx={isCompact ? compactPanel : panel}>
      {problem && (
        <Alert severity="error">
          {t(`videos.problems.${problem}`)}
          {problem === 'missing' && (
            <Button variant="outlined" color="inherit" onClick={refetch} sx={{ mt: 1 }}>
              {t('list.tryAgain')}
            </Button>
          )}
        </Alert>
      )}
      {isPlayable && (
        <>
          <Box
            ref={player}
            id={PLAYER_ID}
            sx={isCompact ? compactStage : stage}
            className={NOT_PRINTED_CLASS}
            data-testid="playback-panel"
            onClick={() => toggleFullScreen(player.current)}
          >
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
            {hasPoses && (isSkeletonShown || !url) && (
              <SkeletonLayer {...{ video, view, hasBreakdown, playback }} isInset={url !== null} />
            )}
          </Box>
          <Stack spacing={1} className={NOT_PRINTED_CLASS}>
            <PlaybackControls
              {...{ playback, decided, run, isCompact }}
              onFullScreen={() => toggleFullScreen(player.current)}
            />
            {hasPoses && !isCompact && (
              <SkeletonControls
                view={view}
                setView={setView}
                hasBreakdown={hasBreakdown}
                {...(url ? { isShown: isSkeletonShown, setShown: setSkeletonShown } : {})}
              />
            )}
          </Stack>
          <OnPaper>
            <PrintedFrames {...{ video, decided, hasBreakdown, playback, player }} />
          </OnPaper>
        </>
      )}
    </Stack>
  )
}

interface PlaybackPanelProps {
  video: ReviewedVideo
  hasBreakdown: boolean
  playback: Playback
  /** Marked on the seek bar, and printed in place of the recording. */
  decided: readonly DecidingFrame[]
  run: (command: WorkbenchCommand) => void
  refetch: () => void
  /** Fits into a window together with a form, without the skeleton's controls. */
  isCompact?: boolean
}

/** Pixels; a narrower screen keeps the aspect ratio. */
const PANEL_SIZE = { width: 303, height: 539 }

const panel = {
  width: PANEL_SIZE.width,
  maxWidth: '100%',
  '@media print': { width: 'auto' },
} as const

const compactPanel = { ...panel, width: { xs: '100%', md: PANEL_SIZE.width } } as const

const stage = {
  position: 'relative',
  width: PANEL_SIZE.width,
  maxWidth: '100%',
  aspectRatio: `${PANEL_SIZE.width} / ${PANEL_SIZE.height}`,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.default',
  cursor: 'zoom-in',
  '&:fullscreen': {
    width: '100vw',
    maxWidth: 'none',
    height: '100vh',
    borderRadius: 0,
    cursor: 'zoom-out',
  },
} as const

/** Shows the film and the skeleton on the whole screen, or ends that; iPhones can only show the film so. */
function toggleFullScreen(player: HTMLElement | null): void {
  const film = player?.querySelector<HTMLVideoElement & { webkitEnterFullscreen?: () => void }>(
    'video',
  )
  // A browser may refuse it; the film stays where it is then.
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  else if (document.fullscreenEnabled) void player?.requestFullscreen().catch(() => undefined)
  else film?.webkitEnterFullscreen?.()
}

/** As high as the window allows; on a phone as wide as the panel, half a window high, so that the form begins below it. */
const compactStage = {
  ...stage,
  mx: 'auto',
  width: { xs: '100%', md: `min(100%, (100vh - 290px) * ${PANEL_SIZE.width / PANEL_SIZE.height})` },
  height: { xs: '50vh', md: 'auto' },
  // In a window wider than the recording, the skeleton stands beside it.
  [ON_PHONE]: { '& video': { objectPosition: 'left' } },
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
