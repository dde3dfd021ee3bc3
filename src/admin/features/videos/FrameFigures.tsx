/** Figures of the current frame: its angles and the AI's verdicts. */
import { Box, Stack, Typography } from '@mui/material'
import { memo, useMemo } from 'react'
import { isBodyAngleRight } from '#domain/videos/liftSegments.ts'
import { frameIndexAt, nearestFrameIndex } from '#domain/videos/liftFrames.ts'
import { formatAngle, formatDecimal, formatSeconds } from '../../foundation/format/formatFigure.ts'
import { formatBoolean } from '../../foundation/format/formatBoolean.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { verdictOfAnswer, type Verdict } from '#domain/observations/answers.ts'
import { VerdictIcon } from '../../parts/verdict/VerdictChip.tsx'
import type { Playback } from './createPlayback.ts'
import type { ReviewedVideo } from './reviewedVideo.ts'
import { laneLabel } from './segmentLabel.ts'
import { usePlaybackState } from './PlaybackProvider.tsx'

export function FrameFigures({ video, hasBreakdown, playback }: FrameFiguresProps) {
  const t = useT()
  const times = useMemo(() => video.frames.map(({ at }) => at), [video])
  const at = usePlaybackState(playback, ({ shown }) => nearestFrameIndex(times, shown))
  const frame = video.frames[at]
  if (!frame) return null
  const figures = video.figures[frameIndexAt(video.times, frame.at)]
  const lanes = hasBreakdown ? video.lanes : video.lanes.slice(0, 1)
  const angle = verdictOfAnswer(isBodyAngleRight(frame.bodyAngle))
  return (
    <Box component="dl" sx={gridStyle}>
      <Figure
        label={t('videos.frame.label')}
        text={t('videos.frame.position', {
          number: at + 1,
          total: times.length,
          time: formatSeconds(frame.at),
        })}
      />
      <Figure
        label={t('videos.frame.bodyAngle')}
        text={judgedAngleText(angle, angleText(frame.bodyAngle))}
        verdict={angle}
      />
      <Figure label={t('videos.frame.twistAngle')} text={angleText(figures?.twistAngle)} />
      <Figure
        label={t('videos.frame.lifting')}
        text={formatBoolean(figures?.isLifting) ?? t('messages.notApplicable')}
      />
      <Figure
        label={t('videos.frame.footForward')}
        text={formatBoolean(figures?.isFootForward) ?? t('messages.notApplicable')}
      />
      {lanes.map((lane) => (
        <Figure
          key={lane}
          label={laneLabel(lane)}
          text={verdictText(frame.lanes[lane])}
          verdict={verdictOfAnswer(frame.lanes[lane].verdict)}
        />
      ))}
    </Box>
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

const judgedAngleText = (verdict: Verdict, angle: string): string =>
  verdict === 'unknown'
    ? angle
    : t(`videos.frame.${verdict === 'correct' ? 'right' : 'wrong'}`, { angle })

const angleText = (angle: number | null | undefined): string =>
  typeof angle === 'number' ? formatAngle(angle) : t('messages.notApplicable')

const verdictText = ({
  verdict,
  score,
}: {
  verdict: boolean | null
  score: number | null
}): string => {
  const label = t(`enums.verdict.${verdictOfAnswer(verdict)}`)
  return score === null
    ? label
    : t('videos.frame.scored', { verdict: label, score: formatDecimal(score, 2) })
}

const gridStyle = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
} as const
