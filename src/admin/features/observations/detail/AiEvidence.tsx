/** Why the AI judged as it did; nothing for results of other apps. */
import { Link, Stack } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { CaptureQuality } from '../../analysis/CaptureQuality.tsx'
import { JudgementList } from '../../analysis/JudgementList.tsx'
import { usePlayback } from '../../videos/PlaybackProvider.tsx'
import type { ObservationRecord } from '../observationRecord.ts'

export function AiEvidence({ observation: { task, video } }: { observation: ObservationRecord }) {
  const translate = useTranslate()
  const playback = usePlayback()
  const judgements = (video?.judgement ?? []).filter(({ principle }) =>
    applicablePrinciples(task).includes(principle),
  )
  if (!video || judgements.length === 0) return null
  return (
    <Section title={translate('analysis.evidence.title')}>
      <Stack spacing={1.5}>
        <JudgementList
          judgements={judgements}
          {...(playback ? { onSeek: (seconds) => playback.seek(seconds) } : {})}
        />
        {video.capture_quality && (
          <CaptureQuality grade={video.capture_quality} problems={video.capture_problems} />
        )}
        <div>
          <Link component={LinkBase} to="/aimodel">
            {translate('analysis.result.about')}
          </Link>
        </div>
      </Stack>
    </Section>
  )
}
