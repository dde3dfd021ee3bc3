/** Where one is on the way: a file is chosen, then checked, then imported. */
import { Step, StepLabel, Stepper } from '@mui/material'
import type { Job } from '#api/generated/contract.ts'
import { useJob } from '../jobs/useJob.ts'
import { isReady } from './isReady.ts'
import type { ImportFlow } from './useImport.ts'

export function ImportSteps({ flow }: { flow: Pick<ImportFlow, 'address' | 'chosen'> }) {
  const { job } = useJob(flow.address.job)
  const at = flow.chosen || !job ? 0 : stepOf(job)
  return (
    <Stepper role="list" activeStep={at} aria-label="Steps" sx={line}>
      {STEPS.map((step, index) => (
        <Step
          key={step}
          role="listitem"
          completed={index < at}
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        >
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}

const STEPS = ['Choose', 'Check', 'Import']

function stepOf(job: Job): number {
  if (job.is_check) return isReady(job) ? 2 : 1
  return job.state === 'DONE' ? STEPS.length : 2
}

const line = { width: { xs: '100%', sm: 360 } } as const
