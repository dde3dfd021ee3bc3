/** The technique that the answers so far make on the add-observation screen. */
import { useFormContext, useWatch } from 'react-hook-form'
import { answersInForm } from '#domain/observations/answers.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import type { EnteredObservation } from './enteredObservation.ts'
import { TechniqueSoFar } from './TechniqueSoFar.tsx'

export function TechniquePreview({ task, canUseNotApplicable }: TechniquePreviewProps) {
  const { control } = useFormContext<EnteredObservation>()
  const given = answersInForm(useWatch({ control }) as EnteredObservation)
  return <TechniqueSoFar {...{ task, given, canUseNotApplicable }} />
}

interface TechniquePreviewProps {
  task: ObservedTask
  canUseNotApplicable: boolean
}
