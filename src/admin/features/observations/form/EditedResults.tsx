/** How the observee performed: a person's answers to correct; an AI's verdicts are overridden elsewhere. */
import { Alert } from '@mui/material'
import { Link, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import type { TaskChoice } from './observationFormState.ts'
import { GuidanceVideo } from './GuidanceVideo.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { AnswerInputs } from './AnswerInputs.tsx'

export function EditResultsSection({ observation }: { observation: ObservationRecord }) {
  const {
    can_use_not_applicable: canUseNotApplicable,
    show_manual_override_options: showsOverride,
  } = useCurrentClient()
  const task = useWatch({ name: 'task_id' }) as TaskChoice | null
  const isManual = observation.review_type === 'MANUAL_TASK'
  return (
    <Section title="Observation results">
      {!isManual && (
        <Alert severity="info">
          The verdicts come from the AI.{' '}
          {showsOverride && (
            <Link to={`/allobservations/${observation.id}/show?clientId=${observation.client_id}`}>
              Override the AI result on its page
            </Link>
          )}
        </Alert>
      )}
      {isManual && task && <AnswerInputs task={task} canUseNotApplicable={canUseNotApplicable} />}
      <TextInput source="notes" multiline minRows={10} maxRows={10} />
      {task && <GuidanceVideo taskId={task.id} />}
    </Section>
  )
}
