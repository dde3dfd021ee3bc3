/** The technique that the answers so far make on the add-observation screen. */
import { useFormContext, useWatch } from 'react-hook-form'
import { answersFromForm } from '#domain/observations/answers.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import type { ObservationFormState } from './observationFormState.ts'
import { TechniquePreview } from './TechniquePreview.tsx'

export function FormTechniquePreview({ task, canUseNotApplicable }: FormTechniquePreviewProps) {
  const { control } = useFormContext<ObservationFormState>()
  const given = answersFromForm(useWatch({ control }) as ObservationFormState)
  return <TechniquePreview {...{ task, given, canUseNotApplicable }} />
}

interface FormTechniquePreviewProps {
  task: ObservedTask
  canUseNotApplicable: boolean
}
