/** Has the same file looked through once more: something else may have changed since. */
import { Button } from '@mui/material'
import type { Job } from '#api/generated/contract.ts'
import type { ImportFlow } from './useImport.ts'

/** Nothing once the file is no longer kept. */
export function RepeatButton({ job, flow, isPrimary = false }: RepeatButtonProps) {
  const { check } = flow.address
  if (job.available_until === null) return null
  return (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      disabled={flow.isSubmitting}
      // Without the check that it came from, the import itself looks through everything anew.
      onClick={() => flow.repeat(check ?? job.id)}
    >
      {job.is_check || check !== null ? 'Check again' : 'Try again'}
    </Button>
  )
}

interface RepeatButtonProps {
  job: Job
  flow: Pick<ImportFlow, 'address' | 'repeat' | 'isSubmitting'>
  /** Nothing else is as near. */
  isPrimary?: boolean
}
