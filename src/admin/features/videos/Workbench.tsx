/** The workbench of one recording: playback on the left, findings next to it. */
import { Box, Stack } from '@mui/material'
import { useLocation } from 'react-admin'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Principle } from '#domain/observations/principles.ts'
import { decidingFrames } from '#domain/videos/decidingFrames.ts'
import {
  findIncorrectMoments,
  toLiftSegments,
  type LiftSegment,
} from '#domain/videos/liftSegments.ts'
import { parseTimeParameter, seekTargetOf } from '#domain/videos/playbackTime.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import type { Playback } from './createPlayback.ts'
import { FrameFigures } from './FrameFigures.tsx'
import type { LiftInterval } from '#domain/videos/judgement.ts'
import { LiftList, type ListedLift } from './LiftList.tsx'
import { IncorrectMoments } from './IncorrectMoments.tsx'
import { WorkbenchTools } from './WorkbenchTools.tsx'
import { PlaybackPanel } from './PlaybackPanel.tsx'
import { scrollToPlayer } from './PlaybackProvider.tsx'
import type { ReviewedVideo } from './reviewedVideo.ts'
import { Timeline } from './Timeline.tsx'
import type { TimelineMark } from './TimelineMarks.tsx'
import { useWorkbenchKeys } from './useWorkbenchKeys.ts'

export function Workbench({
  video,
  lift,
  judgements,
  lifts,
  principles,
  playback,
  refetch,
  isJudgedHere,
  onChooseLift,
  isCompact = false,
  marks,
}: WorkbenchProps) {
  const { show_ai_results_breakdown: hasBreakdown } = useCurrentClient()
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const lanes = useMemo(() => {
    const visibleLanes = hasBreakdown ? video.lanes : video.lanes.slice(0, 1)
    return visibleLanes.map((lane) => ({
      lane,
      segments: toLiftSegments(video.frames, lane, video.end),
    }))
  }, [video, hasBreakdown])
  const moments = useMemo(() => incorrectMoments(lanes), [lanes])
  const select = (segment: LiftSegment) => {
    setSelected(segment.id)
    playback.pause()
    playback.seek(seekTargetOf(segment.start))
  }
  const keys = useWorkbenchKeys({ playback, times: video.times, moments, selected, select, root })
  useStartTime(playback, isCompact && lift ? lift[0] : null)
  const panel = (
    <PlaybackPanel
      video={video}
      hasBreakdown={hasBreakdown}
      playback={playback}
      decided={decidingFrames(judgements, moments)}
      run={keys.run}
      refetch={refetch}
      isCompact={isCompact}
    />
  )
  if (isCompact) return <div ref={root}>{panel}</div>
  return (
    <Box ref={root} sx={columns}>
      {panel}
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        {video.frames.length > 0 && (
          <>
            <Timeline {...{ lanes, lift, playback, selected, select, marks, end: video.end }} />
            <LiftList
              lifts={lifts}
              principles={principles}
              judged={lift && { start: lift[0], end: lift[1] }}
              onShow={({ start }) => {
                playback.pause()
                playback.seek(seekTargetOf(start))
              }}
              onChoose={onChooseLift}
            />
            {(moments.length > 0 || isJudgedHere) && (
              <IncorrectMoments moments={moments} selected={selected} select={select} />
            )}
          </>
        )}
        <Box component="details" className={NOT_PRINTED_CLASS}>
          <Box component="summary" sx={summary}>
            {t('videos.frame.title')}
          </Box>
          <Stack spacing={3} sx={{ mt: 2 }}>
            <FrameFigures video={video} hasBreakdown={hasBreakdown} playback={playback} />
            <WorkbenchTools playback={playback} keys={keys} />
          </Stack>
        </Box>
      </Stack>
    </Box>
  )
}

interface WorkbenchProps {
  video: ReviewedVideo
  lift: readonly [start: number, end: number] | null
  judgements: Parameters<typeof decidingFrames>[0]
  /** All lifts of the recording. */
  lifts: readonly ListedLift[]
  /** Principles of the task. */
  principles: readonly Principle[]
  playback: Playback
  /** Refetches the record to get a fresh link to the file. */
  refetch: () => void
  /** True if Liftwise's AI has looked for incorrect moments. */
  isJudgedHere: boolean
  /** Has that lift judged; undefined: nobody may. */
  onChooseLift: ((lift: LiftInterval) => void) | undefined
  /** The recording and its controls alone, from where the lift begins. */
  isCompact?: boolean | undefined
  marks: readonly TimelineMark[]
}

/** Opens at the time in the URL, which brings the recording into view, or at the given one, paused. */
function useStartTime(playback: Playback, start: number | null): void {
  const { search } = useLocation()
  const addressed = parseTimeParameter(new URLSearchParams(search).get('t'))
  const seconds = addressed ?? start
  useEffect(() => {
    if (seconds === null) return
    playback.pause()
    playback.seek(seconds)
  }, [playback, seconds])
  useEffect(() => {
    if (addressed !== null) scrollToPlayer()
  }, [addressed])
}

/** Returns incorrect moments of the principles if they are shown, otherwise of the whole result. */
const incorrectMoments = (lanes: readonly { segments: LiftSegment[] }[]): LiftSegment[] => {
  const shownLanes = lanes.length > 1 ? lanes.slice(1) : lanes
  return findIncorrectMoments(shownLanes.flatMap(({ segments }) => segments))
}

const summary = { cursor: 'pointer', fontWeight: 600, minHeight: 24 } as const

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 680px)': { gridTemplateColumns: '303px minmax(0, 1fr)' },
  '@media print': { display: 'block', '& > * + *': { mt: 2 } },
} as const
