/** Figures of the current frame: its angles and the AI's verdicts. */
import { Box, Stack, Typography } from '@mui/material'
import { memo, useMemo } from 'react'
import { isBodyAngleRight, formatAngle } from '#domain/videos/liftSegments.ts'
import { frameIndexAt, nearestFrameIndex } from '#domain/videos/liftFrames.ts'
import { formatSeconds } from '#domain/videos/playbackTime.ts'
import { MESSAGES } from '#domain/messages.ts'
import { formatBoolean } from '../../foundation/format/formatBoolean.ts'
import { verdictOfAnswer, VERDICT_LABELS, type Verdict } from '#domain/observations/answers.ts'
import { VerdictIcon } from '../../parts/verdict/VerdictChip.tsx'
import type { Playback } from './createPlayback.ts'
import type { ReviewedVideo } from './reviewedVideo.ts'
import { LANE_LABELS } from './segmentLabel.ts'
import { usePlaybackState } from './PlaybackProvider.tsx'

export function FrameFigures({ video, hasBreakdown, playback }: FrameFiguresProps) {
  const times = useMemo(() => video.frames.map(({ at }) => at), [video])
  const at = usePlaybackState(playback, ({ shown }) => nearestFrameIndex(times, shown))
  const frame = video.frames[at]
  if (!frame) return null
  const figures = video.figures[frameIndexAt(video.times, frame.at)]
  const lanes = hasBreakdown ? video.lanes : video.lanes.slice(0, 1)
  const angle = verdictOfAnswer(isBodyAngleRight(frame.bodyAngle))
  return (
    <div>
      <Typography variant="h3" gutterBottom>
        This frame
      </Typography>
      <Box component="dl" sx={gridStyle}>
        <Figure label="Frame" text={`${at + 1} of ${times.length}, ${formatSeconds(frame.at)}`} />
        <Figure
          label="Body angle"
          text={[angleText(frame.bodyAngle), ANGLE_LABELS[angle]].filter(Boolean).join(', ')}
          verdict={angle}
        />
        <Figure label="Twist angle" text={angleText(figures?.twistAngle)} />
        <Figure
          label="Lift started"
          text={formatBoolean(figures?.isLifting) ?? MESSAGES.notApplicable}
        />
        <Figure
          label="Foot forward"
          text={formatBoolean(figures?.isFootForward) ?? MESSAGES.notApplicable}
        />
        {lanes.map((lane) => (
          <Figure
            key={lane}
            label={LANE_LABELS[lane]}
            text={verdictText(frame.lanes[lane])}
            verdict={verdictOfAnswer(frame.lanes[lane].verdict)}
          />
        ))}
      </Box>
    </div>
  )
}

interface FrameFiguresProps {
  video: ReviewedVideo
  hasBreakdown: boolean
  playback: Playback
}

/** Memoized: renders again only when its text changes. */
const Figure = memo(function Figure({ label, text, verdict }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Stack component="dd" direction="row" spacing={0.5} sx={{ m: 0, alignItems: 'center' }}>
        {verdict && <VerdictIcon verdict={verdict} color={verdict} />}
        <span>{text}</span>
      </Stack>
    </div>
  )
})

interface FigureProps {
  label: string
  text: string
  verdict?: Verdict
}

const ANGLE_LABELS: Record<Verdict, string> = { correct: 'right', incorrect: 'wrong', unknown: '' }

const angleText = (angle: number | null | undefined): string =>
  typeof angle === 'number' ? formatAngle(angle) : MESSAGES.notApplicable

const verdictText = ({
  verdict,
  score,
}: {
  verdict: boolean | null
  score: number | null
}): string =>
  VERDICT_LABELS[verdictOfAnswer(verdict)] + (score === null ? '' : ` (${score.toFixed(2)})`)

const gridStyle = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
} as const
