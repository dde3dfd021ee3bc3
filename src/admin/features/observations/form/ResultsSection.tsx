/** How the observee performed: the toggles of the task's principles, the other option, notes, video, pictures. */
import { FormHelperText, Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { ANSWER_FIELDS, type AnswerField, answersFromForm } from '#domain/observations/answers.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { AnswerButtons, type AnswerButtonsProps, PRINCIPLES_ERROR_ID } from './AnswerButtons.tsx'
import { GuidanceVideo } from './GuidanceVideo.tsx'
import { ObservationTextField } from './ObservationInputs.tsx'
import { PRINCIPLE_PICTURES, PrincipleGallery } from './PrincipleGallery.tsx'
import { TechniquePreview } from './TechniquePreview.tsx'
import type { ObservationFormState } from './observationFormState.ts'
import { useObservationField } from './useObservationField.ts'

export function ResultsSection({ canUseNotApplicable }: { canUseNotApplicable: boolean }) {
  const { value: task } = useObservationField('task')
  return (
    <Section
      title="Observation results"
      subtitle="Record how the observee performed for each principle"
    >
      {task ? (
        applicablePrinciples(task).map((principle) => {
          const Picture = PRINCIPLE_PICTURES[principle]
          return (
            <AnswerToggle
              key={principle}
              field={ANSWER_FIELDS[principle]}
              label={enumLabels.principle[principle]}
              picture={<Picture />}
              nullAllowed={canUseNotApplicable}
              hasNotApplicable={canUseNotApplicable}
            />
          )
        })
      ) : (
        <Typography color="text.secondary">
          Choose a task to see the principles that apply to it.
        </Typography>
      )}
      <PrinciplesError />
      {task?.show_other_observation_option && (
        <>
          <AnswerToggle
            field="isOtherOptionCorrect"
            label="Other (optional)"
            nullAllowed
            hasNotApplicable={false}
          />
          <ObservationTextField field="otherDetails" label="Other observation details" />
        </>
      )}
      {task && <FormTechniquePreview task={task} canUseNotApplicable={canUseNotApplicable} />}
      <ObservationTextField field="notes" label="Observation notes" multiline rows={10} />
      {task && <GuidanceVideo taskId={task.id} />}
      <PrincipleGallery />
    </Section>
  )
}

function PrinciplesError() {
  const { error } = useObservationField('principles')
  return error ? (
    <FormHelperText error id={PRINCIPLES_ERROR_ID}>
      {error}
    </FormHelperText>
  ) : null
}

/** An answer of the add-observation screen. */
function AnswerToggle({ field, ...props }: AnswerToggleProps) {
  const { value, error, change } = useObservationField(field)
  const { error: principlesError } = useObservationField('principles')
  return (
    <AnswerButtons
      {...props}
      value={value}
      onChange={change}
      error={error}
      isUnderMessage={Boolean(principlesError) && field !== 'isOtherOptionCorrect'}
    />
  )
}

type AnswerToggleProps = Pick<
  AnswerButtonsProps,
  'label' | 'picture' | 'nullAllowed' | 'hasNotApplicable'
> & { field: AnswerField }

/** The technique that the answers so far make on the add-observation screen. */
function FormTechniquePreview({ task, canUseNotApplicable }: FormTechniquePreviewProps) {
  const { control } = useFormContext<ObservationFormState>()
  const given = answersFromForm(useWatch({ control }) as ObservationFormState)
  return <TechniquePreview {...{ task, given, canUseNotApplicable }} />
}

interface FormTechniquePreviewProps {
  task: ObservedTask
  canUseNotApplicable: boolean
}
