/**
 * Result of an observation: technique, the task's principles, the other option with its details, and notes. An
 * overridden result also shows the AI's verdicts.
 */
import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import {
  ANSWER_COLUMNS,
  answersFromRecord,
  verdictOfAnswer,
  verdictOfTechnique,
  type Verdict,
} from '#domain/observations/answers.ts'
import { PRINCIPLES, applicablePrinciples } from '#domain/observations/principles.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import { VerdictChip } from '../../../parts/verdict/VerdictChip.tsx'
import { isJudgedElsewhere, type ObservationRecord } from '../observationRecord.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { PropertyList, type Property } from '../../../parts/detail/PropertyList.tsx'
import { AiVerdict } from '../../../parts/verdict/AiVerdict.tsx'

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
    <Section
      title={t('observations.detail.result')}
      {...(isJudgedElsewhere(observation)
        ? { subtitle: t('observationFilters.judgedElsewhere') }
        : {})}
    >
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
              : t('observations.detail.otherTask'),
          ]),
          ...(hasOther
            ? [
                ['is_other_option_correct', answerChip(answers.OTHER)] as const,
                ['other_details', video?.other_details] as const,
              ]
            : []),
          ['review_type', t(`enums.reviewType.${observation.review_type}`)],
          ['kind', t(`enums.observationKind.${observation.kind}`)],
          ...(isOverridden || observation.manual_override_reason
            ? [['manual_override_reason', overrideReasonLabel(observation)] as const]
            : []),
        ]}
      />
      {observation.notes && (
        <PropertyList properties={[['notes', <Notes key="notes" text={observation.notes} />]]} />
      )}
      {corrections}
    </Section>
  )
}

interface ObservationResultProps {
  observation: ObservationRecord
  corrections?: ReactNode
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
    {...(answer === null ? { label: t('observations.notAnswered') } : {})}
  />
)

const Notes = ({ text }: { text: string }) => (
  <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
)

const overrideReasonLabel = ({ manual_override_reason: reason }: ObservationRecord) =>
  reason ? t(`enums.overrideReason.${reason}`) : null
