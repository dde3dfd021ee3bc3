/** The principles that an observation of the task is judged by, and where they come from (spec 4). */
import { Typography } from '@mui/material'
import type { Task } from '#api/generated/contract.ts'
import { applicablePrinciples, hasOwnPrinciples } from '#domain/observations/principles.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { taskKindLabel } from './taskKindLabel.ts'

export function TaskPrinciples({ task }: { task: Task }) {
  const origin = hasOwnPrinciples(task)
    ? 'This task’s own list overrides the usual one.'
    : `The usual ones for ${taskKindLabel(task).toLowerCase()}.`
  return (
    <>
      {applicablePrinciples(task)
        .map((principle) => enumLabels.principle[principle])
        .join(', ')}
      <Typography variant="caption" component="span" display="block" color="text.secondary">
        {origin}
      </Typography>
    </>
  )
}
