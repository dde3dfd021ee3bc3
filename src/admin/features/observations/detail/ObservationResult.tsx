/**
 * Result of an observation: technique, the task's principles, and the other option with its details. An overridden
 * result also shows the AI's verdicts.
 */
import { Link, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import {
  ANSWER_COLUMNS,
  answersFromRecord,
  verdictOfAnswer,
  verdictOfTechnique,
  type Verdict,
} from '#domain/observations/answers.ts'
import { PRINCIPLES, applicablePrinciples } from '#domain/observations/principles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { VerdictChip } from '../../../parts/verdict/VerdictChip.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { PropertyList, type Property } from '../../../parts/detail/PropertyList.tsx'
import { CaptureQuality } from '../../analysis/CaptureQuality.tsx'
import { JudgementList } from '../../analysis/JudgementList.tsx'
import { usePlayback } from '../../videos/PlaybackProvider.tsx'
import { AiVerdict } from './AiVerdict.tsx'

/** `corrections`: buttons and forms that correct the result. */
export function ObservationResult({ observation, corrections }: ObservationResultProps) {
  const { task, video, technique } = observation
  const answers = answersFromRecord({
    is_inside_base: observation.is_inside_base ?? null,
    is_big_engines: observation.is_big_engines ?? null,
    is_turn_not_twist: observation.is_turn_not_twist ?? null,
    is_dip_n_drive: observation.is_dip_n_drive ?? null,
    is_other_option_correct: video?.is_other_option_correct ?? null,
  })
  const applicable = applicablePrinciples(task)
  const hasOther = task.show_other_observation_option || answers.OTHER !== null
  const isOverridden = observation.review_type === 'MANUAL_OVERRIDE'
  const withAiVerdict = (verdict: Verdict, chip: ReactNode) =>
    isOverridden ? <OverriddenVerdict verdict={verdict}>{chip}</OverriddenVerdict> : chip
  return (
    <Section title="Result">
      <PropertyList
        properties={[
          [
            'technique',
            withAiVerdict(
              verdictOfTechnique(observation.ai_technique),
              <VerdictChip verdict={verdictOfTechnique(technique)} />,
            ),
          ],
          ...PRINCIPLES.map((name): Property => [
            ANSWER_COLUMNS[name],
            applicable.includes(name) || answers[name] !== null
              ? withAiVerdict(
                  verdictOfAnswer(video?.[ANSWER_COLUMNS[name]]),
                  answerChip(answers[name]),
                )
              : 'Not part of this task',
          ]),
          ...(hasOther
            ? [
                ['is_other_option_correct', answerChip(answers.OTHER)] as const,
                ['other_details', video?.other_details] as const,
              ]
            : []),
          ['review_type', enumLabels.reviewType[observation.review_type]],
          ['kind', enumLabels.observationKind[observation.kind]],
          ...(isOverridden || observation.manual_override_reason
            ? [['manual_override_reason', overrideReasonLabel(observation)] as const]
            : []),
        ]}
      />
      <AiEvidence observation={observation} />
      {corrections}
    </Section>
  )
}

interface ObservationResultProps {
  observation: ObservationRecord
  corrections?: ReactNode
}

/** Why the AI judged as it did; nothing for results of other apps. */
function AiEvidence({ observation: { task, video } }: { observation: ObservationRecord }) {
  const translate = useTranslate()
  const playback = usePlayback()
  const judgements = (video?.judgement ?? []).filter(({ principle }) =>
    applicablePrinciples(task).includes(principle),
  )
  if (!video || judgements.length === 0) return null
  return (
    <Stack component="section" spacing={1.5} aria-label={translate('analysis.evidence.title')}>
      <Typography variant="h3">{translate('analysis.evidence.title')}</Typography>
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
  )
}

/** Shows the AI's verdict first, then the person's that replaced it. */
function OverriddenVerdict({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <AiVerdict verdict={verdict} /> <span aria-hidden>→</span> {children}
    </Stack>
  )
}

const answerChip = (answer: boolean | null) => (
  <VerdictChip
    verdict={verdictOfAnswer(answer)}
    {...(answer === null ? { label: 'Not answered' } : {})}
  />
)

const overrideReasonLabel = ({ manual_override_reason: reason }: ObservationRecord) =>
  reason ? enumLabels.overrideReason[reason] : null
