/** Where one is on the way: a file is chosen, then checked, then imported. */
import { Step, StepLabel, Stepper } from '@mui/material'
import type { Job } from '#api/generated/contract.ts'
import { useJob } from '../../parts/jobs/useJob.ts'
import { isReadyToImport } from './isReady.ts'
import type { ImportFlow } from './useImport.ts'

export function ImportSteps({ flow }: { flow: Pick<ImportFlow, 'address' | 'selected'> }) {
  const { job } = useJob(flow.address.job)
  const at = flow.selected || !job ? 0 : stepIndex(job)
  return (
    <Stepper role="list" activeStep={at} aria-label="Steps" sx={stepper}>
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

function stepIndex(job: Job): number {
  if (job.is_check) return isReadyToImport(job) ? 2 : 1
  return job.state === 'DONE' ? STEPS.length : 2
}

const stepper = { width: { xs: '100%', sm: 360 } } as const
