/** The technique that answers make, by the rule that the server judges by (spec 4). */
import { Stack, Typography } from '@mui/material'
import type { Answers } from '#domain/observations/answers.ts'
import { answersThatApply } from '#domain/observations/observationPayload.ts'
import { techniqueOf, unansweredPrinciples } from '#domain/observations/technique.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { verdictOfTechnique } from '#domain/observations/verdict.ts'
import { VerdictChip } from '../../verdict/VerdictChip.tsx'

export function TechniqueSoFar({ task, given, canUseNotApplicable }: TechniqueSoFarProps) {
  const answers = answersThatApply(given, task)
  const technique = techniqueOf(task, answers, canUseNotApplicable)
  // What is still missing keeps the form from being sent, so it is not called incorrect before.
  const isOpen =
    answers.OTHER !== false &&
    !Object.values(answers).includes(false) &&
    unansweredPrinciples(task, answers, canUseNotApplicable).length > 0
  return (
    <Stack component="output" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="subtitle2" component="span">
        Technique
      </Typography>
      {isOpen || technique === null ? (
        <VerdictChip verdict="unknown" word="Not decided yet" />
      ) : (
        <VerdictChip verdict={verdictOfTechnique(technique)} />
      )}
    </Stack>
  )
}

interface TechniqueSoFarProps {
  task: ObservedTask
  given: Answers
  canUseNotApplicable: boolean
}
