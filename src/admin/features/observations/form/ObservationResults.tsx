/** How the observee performed: the toggles of the task's principles, the other option, notes, video, pictures (spec 2). */
import { FormHelperText, Typography } from '@mui/material'
import { ANSWER_FIELDS } from '#domain/observations/answers.ts'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { PRINCIPLES_ERROR_ID } from './AnswerButtons.tsx'
import { AnswerToggle } from './AnswerToggle.tsx'
import { ObservationTextField } from './EnteredText.tsx'
import { GuidanceVideo } from './GuidanceVideo.tsx'
import { PrincipleGallery } from './PrincipleGallery.tsx'
import { PRINCIPLE_PICTURES } from './principlePictures.ts'
import { FormTechniquePreview } from './TechniquePreviewPart.tsx'
import { useObservationField } from './useEntered.ts'

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
