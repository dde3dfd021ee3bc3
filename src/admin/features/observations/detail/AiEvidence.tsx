/** Reason why the AI judged as it did, and whether its skeleton fits; nothing for results of other apps. */
import { Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { FoldedSection } from '../../../parts/detail/FoldedSection.tsx'
import { CaptureQuality } from '../../analysis/CaptureQuality.tsx'
import { evidenceFramesQuery } from '../../analysis/evidenceFrames.ts'
import { JudgementList } from '../../analysis/JudgementList.tsx'
import { useVerdictLiftText } from '../../videos/LiftList.tsx'
import { scrollToPlayer, usePlayback } from '../../videos/PlaybackProvider.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { SkeletonFit } from '../review/SkeletonFit.tsx'

/** `canCorrect`: whether this user may correct the observation. */
export function AiEvidence({ observation, canCorrect }: AiEvidenceProps) {
  const { id, task, video } = observation
  const t = useT()
  const playback = usePlayback()
  const judgements = (video?.judgement ?? []).filter(({ principle }) =>
    applicablePrinciples(task).includes(principle),
  )
  const times = [...new Set(judgements.flatMap(({ evidence }) => evidence?.at ?? []))]
  const hasFrames = times.length > 0 && !video?.recording_removed_at
  const { data: frames, isPending } = useQuery({
    ...evidenceFramesQuery(id, times),
    enabled: hasFrames,
  })
  const verdictLift = useVerdictLiftText(video?.lifts ?? [], judgedLiftOf(video))
  if (!video || judgements.length === 0) return null
  const seek = (seconds: number) => {
    playback?.pause()
    playback?.seek(seconds)
    scrollToPlayer()
  }
  const isMisfit = Boolean(video.skeleton_misfit_at)
  const skeletonFit = <SkeletonFit observation={observation} canCorrect={canCorrect} />
  return (
    <FoldedSection name="observation.evidence" title={t('analysis.evidence.title')}>
      <Stack spacing={2}>
        {verdictLift && <Typography>{verdictLift}</Typography>}
        {isMisfit && skeletonFit}
        <JudgementList
          judgements={judgements}
          frameAt={
            hasFrames && (isPending || frames)
              ? (at) => ({ pose: frames?.get(at) ?? null, aspect: 1 })
              : null
          }
          {...(playback ? { onSeek: seek } : {})}
        />
        {!isMisfit && skeletonFit}
        {video.capture_quality && (
          <CaptureQuality
            grade={video.capture_quality}
            problems={video.capture_problems}
            judgements={judgements}
          />
        )}
        <div>
          <Link component={LinkBase} to="/aimodel">
            {t('analysis.result.about')}
          </Link>
        </div>
      </Stack>
    </FoldedSection>
  )
}

interface AiEvidenceProps {
  observation: ObservationRecord
  canCorrect: boolean
}

const judgedLiftOf = (video: ObservationRecord['video']) => {
  const [start, end] = [video?.lift_start_time, video?.lift_end_time]
  return typeof start === 'number' && typeof end === 'number' ? { start, end } : null
}
