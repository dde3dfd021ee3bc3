/** The technique that answers make, by the rule that the server judges by. */
import { Stack, Typography } from '@mui/material'
import { type Answers, verdictOfTechnique } from '#domain/observations/answers.ts'
import { applicableAnswers } from '#domain/observations/observationPayload.ts'
import { evaluateTechnique, unansweredPrinciples } from '#domain/observations/technique.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { VerdictChip } from '../../../parts/verdict/VerdictChip.tsx'

export function TechniquePreview({ task, given, canUseNotApplicable }: TechniquePreviewProps) {
  const answers = applicableAnswers(given, task)
  const technique = evaluateTechnique(task, answers, canUseNotApplicable)
  // What is still missing keeps the form from being sent, so it is not called incorrect before.
  const isUndecided =
    answers.OTHER !== false &&
    !Object.values(answers).includes(false) &&
    unansweredPrinciples(task, answers, canUseNotApplicable).length > 0
  return (
    <Stack component="output" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="subtitle2" component="span">
        Technique
      </Typography>
      {isUndecided || technique === null ? (
        <VerdictChip verdict="unknown" label="Not decided yet" />
      ) : (
        <VerdictChip verdict={verdictOfTechnique(technique)} />
      )}
    </Stack>
  )
}

interface TechniquePreviewProps {
  task: ObservedTask
  given: Answers
  canUseNotApplicable: boolean
}
