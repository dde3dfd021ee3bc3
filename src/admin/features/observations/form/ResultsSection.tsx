/** Section of the result: answers, notes, and the task's guidance video. */
import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { TEXT_LIMITS } from '#domain/observations/observationRules.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { LongTextInput } from '../../../parts/forms/LongTextInput.tsx'
import { AnswerInputs } from '../AnswerInputs.tsx'
import { GuidanceVideo } from '../GuidanceVideo.tsx'
import type { ObservationFormState } from '../../submissionQueue/observationFormState.ts'

export function ResultsSection({
  subtitle,
  canUseNotApplicable,
  beforeAnswers,
  insteadOfAnswers,
  children,
}: ResultsSectionProps) {
  const t = useT()
  const task = useWatch<ObservationFormState, 'task_id'>({ name: 'task_id' })
  return (
    <Section title={t('observations.form.results')} {...(subtitle ? { subtitle } : {})}>
      {!insteadOfAnswers && beforeAnswers}
      {insteadOfAnswers ??
        (task ? (
          <AnswerInputs task={task} canUseNotApplicable={canUseNotApplicable} />
        ) : (
          <Typography color="text.secondary">{t('observations.form.chooseTask')}</Typography>
        ))}
      <LongTextInput source="notes" limit={TEXT_LIMITS.notes} rows={10} />
      {task && <GuidanceVideo taskId={task.id} />}
      {children}
    </Section>
  )
}

interface ResultsSectionProps {
  subtitle?: string
  canUseNotApplicable: boolean
  /** Above the answers of a person. */
  beforeAnswers?: ReactNode
  /** Shown when the verdicts are the AI's and not a person's answers. */
  insteadOfAnswers?: ReactNode
  children?: ReactNode
}
